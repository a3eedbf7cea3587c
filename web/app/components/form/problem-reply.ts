import type { Submission, SubmissionResult } from '@conform-to/react';
import type { Problem } from '#app/graphql/problem.server';

/** Maps a reason such as `auth.emailTaken` to the field it concerns, such as `email`. */
type FieldOfReason = Readonly<Record<string, string>>;

/**
 * Turns a problem into the form's errors: issues go beside their fields, everything else above the form. Issues of
 * fields that the form does not have go above it too.
 */
export function replyWithProblem<Value>(
  submission: Submission<Value>,
  problem: Problem,
  { fields = {}, known }: { readonly fields?: FieldOfReason; readonly known: readonly string[] },
): SubmissionResult {
  const fieldErrors: Record<string, string[]> = {};
  const formErrors: string[] = [];
  const field = problem.reason === null ? undefined : fields[problem.reason];
  if (field) fieldErrors[field] = [problem.message];
  for (const { path, message } of problem.issues) {
    const name = path[0];
    if (name !== undefined && known.includes(name)) (fieldErrors[name] ??= []).push(message);
    else formErrors.push(message);
  }
  const nothingPlaced = Object.keys(fieldErrors).length === 0 && formErrors.length === 0;
  if (nothingPlaced) formErrors.push(problem.message);
  return submission.reply({ fieldErrors, formErrors: formErrors.length > 0 ? formErrors : undefined });
}
