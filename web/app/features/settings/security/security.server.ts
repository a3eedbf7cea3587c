import { readForm } from '#app/components/form/read-form.server';
import { SecuritySettingsDocument } from '#app/graphql/generated/graphql';
import { notFound, query } from '#app/graphql/query.server';
import type { OperationScope } from '#app/graphql/query.server';
import { requireSignIn } from '#app/session/guard.server';
import { loadLinkedAccounts } from './linked-accounts.server';
import { changePassword } from './password.server';
import { endSessions } from './sessions.server';

const FORM = { fields: ['intent', 'sessionId', 'currentPassword', 'newPassword', 'confirmation'] };

/** Loads what the security page shows. */
export async function loadSecurity(scope: OperationScope) {
  requireSignIn(scope);
  const [{ viewer }, linked] = await Promise.all([
    query(scope, SecuritySettingsDocument, {}),
    loadLinkedAccounts(scope),
  ]);
  if (!viewer) throw notFound(scope.context);
  return { viewer, linked };
}

/** Saves one section of the page; the answer belongs to that section. */
export async function saveSecurity(scope: OperationScope) {
  requireSignIn(scope);
  const form = await readForm(scope, FORM);
  return form.get('intent') === 'password' ? changePassword(scope, form) : endSessions(scope, form);
}
