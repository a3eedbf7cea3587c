import { readForm } from '#app/components/form/read-form.server';
import type { Outcome, OperationScope } from '#app/graphql/query.server';
import type { SecondFactorProofInput } from '#app/graphql/generated/graphql';
import { translator } from '#app/i18n/resources.server';

const FORM = { fields: ['password', 'code'] };

/** Errors of a form that asks for the owner's password and code: of one field, or of the whole form. */
export type ProofRefusal = {
  readonly field: 'password' | 'code' | null;
  readonly error: string;
};

const FIELD_OF_REASON: Readonly<Record<string, ProofRefusal['field']>> = {
  'auth.wrongPassword': 'password',
  'auth.passwordRequired': 'password',
  'auth.wrongSecondFactorCode': 'code',
  'auth.secondFactorUnreadable': 'code',
};

/** Codes of problems that the form shows, beyond those that every form does. */
export const PROOF_PROBLEMS = { handles: ['FORBIDDEN', 'CONFLICT'] };

/** The password and the code of a posted form; empty ones are left out. */
export async function readProof(scope: OperationScope): Promise<SecondFactorProofInput> {
  const form = await readForm(scope, FORM);
  const [password, code] = [form.get('password'), form.get('code')];
  return {
    ...(typeof password === 'string' && password !== '' && { password }),
    ...(typeof code === 'string' && code.trim() !== '' && { code }),
  };
}

/** The error to show for a refused change, and the status of the page. */
export function refusalOf(
  { context }: OperationScope,
  { problem }: Extract<Outcome<unknown>, { ok: false }>,
): { readonly refusal: ProofRefusal; readonly status: number } {
  const { reason, issues, message, status } = problem;
  if (reason === 'auth.secondFactorRequired') {
    const error = translator(context.locale)('settings-security:setup.code_required');
    return { refusal: { field: 'code', error }, status };
  }
  const named = issues[0]?.path[0];
  const field = named === 'password' || named === 'code' ? named : (FIELD_OF_REASON[reason ?? ''] ?? null);
  return { refusal: { field, error: issues[0]?.message ?? message }, status };
}
