import type { SubmissionResult } from '@conform-to/react';
import { parseWithZod } from '@conform-to/zod/v4';
import { data, redirect } from '@remix-run/node';
import { UpdateProfileDocument } from '#app/graphql/generated/graphql';
import { mutate } from '#app/graphql/query.server';
import type { OperationScope } from '#app/graphql/query.server';
import { replyWithProblem } from '#app/components/form/problem-reply';
import { readForm } from '#app/components/form/read-form.server';
import { translator } from '#app/i18n/resources.server';
import { settingsPaths } from '#app/lib/settings-paths';
import { createProfileSchema } from './profile-schema';

const FIELDS = ['displayName', 'bio', 'location', 'website'];

/** The errors of the form that was posted. */
export type ProfileReply =
  | { readonly part: 'profile'; readonly result: SubmissionResult }
  | { readonly part: 'avatar'; readonly error: string };

/** Saves the profile; returns the form's errors, or redirects to the page that says so. */
export async function saveProfile(scope: OperationScope) {
  const form = await readForm(scope, { fields: FIELDS });
  const submission = parseWithZod(form, { schema: createProfileSchema(translator(scope.context.locale)) });
  if (submission.status !== 'success') return reply(submission.reply(), 400);
  const outcome = await mutate(scope, UpdateProfileDocument, { input: submission.value });
  if (outcome.ok) throw redirect(settingsPaths.saved('profile'));
  return reply(replyWithProblem(submission, outcome.problem, { known: FIELDS }), outcome.problem.status);
}

function reply(result: SubmissionResult, status: number) {
  return data<ProfileReply>({ part: 'profile', result }, { status });
}
