import { data, redirect } from '@remix-run/node';
import { DeleteAvatarDocument, UploadAvatarDocument } from '#app/graphql/generated/graphql';
import { mutate } from '#app/graphql/query.server';
import type { OperationScope } from '#app/graphql/query.server';
import { readForm } from '#app/components/form/read-form.server';
import { translator } from '#app/i18n/resources.server';
import { settingsPaths } from '#app/lib/settings-paths';
import { requireSignIn } from '#app/session/guard.server';
import { LIMITS } from '@kimari/common/limits';
import type { ProfileReply } from './save-profile.server';

const FORM = { fields: ['intent', 'image'], file: 'image' };

/** Uploads or removes the picture; returns the error, or redirects to the page that says so. */
export async function saveAvatar(scope: OperationScope) {
  requireSignIn(scope);
  const t = translator(scope.context.locale);
  const form = await readForm(scope, FORM).catch((error: unknown) => {
    if (error instanceof Response && error.status === 413) return null;
    throw error;
  });
  if (form === null) return reply(t('settings-profile:avatar.too_large'), 400);
  if (form.get('intent') === 'remove') {
    const outcome = await mutate(scope, DeleteAvatarDocument, {});
    if (outcome.ok) throw redirect(settingsPaths.saved('avatar-removed'));
    return reply(outcome.problem.message, outcome.problem.status);
  }
  const file = form.get('image');
  if (!(file instanceof File) || file.size === 0) return reply(t('settings-profile:avatar.missing'), 400);
  if (file.size > LIMITS.avatar.maxBytes) return reply(t('settings-profile:avatar.too_large'), 400);
  const image = Buffer.from(await file.arrayBuffer()).toString('base64');
  const filename = Array.from(file.name).slice(-LIMITS.avatarFilename.max).join('');
  const outcome = await mutate(scope, UploadAvatarDocument, { input: { image, filename } });
  if (outcome.ok) throw redirect(settingsPaths.saved('avatar'));
  return reply(outcome.problem.message, outcome.problem.status);
}

function reply(error: string, status: number) {
  return data<ProfileReply>({ part: 'avatar', error }, { status });
}
