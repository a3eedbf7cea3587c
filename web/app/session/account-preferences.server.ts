import { SavePreferencesDocument, type UpdatePreferencesInput } from '#app/graphql/generated/graphql';
import { mutate, type OperationScope, type Outcome } from '#app/graphql/query.server';

/** Stores choices in the account of the signed-in user; does nothing for visitors, whose cookies hold them. */
export async function saveForAccount(
  scope: OperationScope,
  input: UpdatePreferencesInput,
): Promise<Outcome<unknown>> {
  if (!scope.context.viewer || Object.keys(input).length === 0) return { ok: true, data: null };
  return mutate(scope, SavePreferencesDocument, { input });
}
