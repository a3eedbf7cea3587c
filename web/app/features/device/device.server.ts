import { redirect } from '@remix-run/node';
import {
  ApproveDeviceDocument,
  DenyDeviceDocument,
  DeviceRequestDocument,
} from '#app/graphql/generated/graphql';
import type { Problem } from '#app/graphql/problem.server';
import { mutate, notFound, type OperationScope, tryQuery } from '#app/graphql/query.server';
import { readForm } from '#app/components/form/read-form.server';
import { translator } from '#app/i18n/resources.server';
import { paths } from '#app/lib/paths';
import { signInPaths } from '#app/lib/sign-in-paths';
import { LIMITS } from '@kimari/common/limits';
import { readUserCode, showUserCode } from '@kimari/common/device-code';
import type { DeviceStep } from './device-step';

const FORM = { fields: ['intent', 'userCode', 'secondFactorCode'] };
/** Problems that the page shows itself. */
const HANDLED = { handles: ['UNAUTHORIZED', 'FORBIDDEN', 'NOT_FOUND'] };
/** Longest text that a link or a form may bring as a code. */
const MAX_TYPED = 100;

/** The state of the page, and the status of the response. */
export type Reply = { readonly step: DeviceStep; readonly status: number };

/** The page of a link or of a typed code. Opening it decides nothing. */
export async function openDevicePage(scope: OperationScope): Promise<Reply> {
  const { searchParams } = new URL(scope.request.url);
  const typed = (searchParams.get('user_code') ?? searchParams.get('code') ?? '').slice(0, MAX_TYPED);
  if (typed !== '') return show(scope, typed);
  return searchParams.has('user_code') ? incomplete(scope, '') : entry('', null, 200);
}

/** Approves or denies the request of a code, or ends an old session so that its owner signs in again. */
export async function decideDevice(scope: OperationScope): Promise<Reply> {
  const form = await readForm(scope, FORM);
  const userCode = readUserCode(textOf(form, 'userCode').slice(0, MAX_TYPED));
  if (userCode === null) return incomplete(scope, '');
  const here = signInPaths.device(showUserCode(userCode));
  if (!scope.context.viewer) throw redirect(paths.login(here));
  switch (form.get('intent')) {
    case 'approve':
      return approve(scope, userCode, form.has('secondFactorCode') ? textOf(form, 'secondFactorCode') : null);
    case 'sign-in-again':
      await scope.context.session.end();
      throw redirect(paths.login(here));
    default:
      return deny(scope, userCode);
  }
}

/** `typedCode` is null while the page has not asked for one. */
async function approve(scope: OperationScope, userCode: string, typedCode: string | null): Promise<Reply> {
  const secondFactorCode = typedCode?.slice(0, LIMITS.secondFactorCode.max) || null;
  const input = { userCode, secondFactorCode };
  const outcome = await mutate(scope, ApproveDeviceDocument, { input }, HANDLED);
  if (outcome.ok) return done({ step: 'approved' });
  if (outcome.problem.reason !== 'auth.secondFactorRequired')
    return afterProblem(scope, userCode, outcome.problem);
  const required = translator(scope.context.locale)('second-step:code.required');
  return show(scope, userCode, { message: typedCode === null ? null : required });
}

async function deny(scope: OperationScope, userCode: string): Promise<Reply> {
  const outcome = await mutate(scope, DenyDeviceDocument, { input: { userCode } }, HANDLED);
  return outcome.ok ? done({ step: 'denied' }) : afterProblem(scope, userCode, outcome.problem);
}

function afterProblem(scope: OperationScope, userCode: string, problem: Problem): Reply | Promise<Reply> {
  switch (problem.reason) {
    case 'device.newSignInRequired':
      return { step: { step: 'sign-in-again', userCode }, status: problem.status };
    case 'auth.wrongSecondFactorCode':
    case 'auth.secondFactorUnreadable':
      return show(scope, userCode, { message: problem.message });
    default:
      return refusal(scope, showUserCode(userCode), problem);
  }
}

type SecondFactor = Extract<DeviceStep, { step: 'confirm' }>['secondFactor'];

/** Loads the tool that waits for a decision. */
async function show(scope: OperationScope, typed: string, secondFactor: SecondFactor = null): Promise<Reply> {
  const letters = readUserCode(typed);
  if (letters === null) return incomplete(scope, typed);
  const userCode = showUserCode(letters);
  if (!scope.context.viewer) throw redirect(paths.login(signInPaths.device(userCode)));
  const outcome = await tryQuery(scope, DeviceRequestDocument, { userCode });
  if (!outcome.ok) return refusal(scope, userCode, outcome.problem);
  const device = outcome.data.deviceRequest;
  if (!device) throw notFound(scope.context);
  return {
    step: { step: 'confirm', device, now: scope.context.now, secondFactor },
    status: secondFactor ? 403 : 200,
  };
}

function incomplete({ context }: OperationScope, typed: string): Reply {
  return entry(typed, translator(context.locale)('device:enter.incomplete'), 400);
}

/** A code that cannot be decided about, with the reason. */
function refusal({ context }: OperationScope, userCode: string, problem: Problem): Reply {
  if (problem.code === 'UNAUTHORIZED') throw redirect(paths.login(signInPaths.device(userCode)));
  const t = translator(context.locale);
  switch (problem.reason) {
    case 'device.unknownCode':
      return entry(userCode, t('device:refused.unknown'), problem.status);
    case 'device.expiredCode':
      return entry(userCode, t('device:refused.expired'), problem.status);
    case 'device.decided':
      return entry(userCode, t('device:refused.decided'), problem.status);
    default:
      return entry(userCode, problem.message, problem.status);
  }
}

function entry(typed: string, message: string | null, status: number): Reply {
  return { step: { step: 'enter', typed, message }, status };
}

function done(step: DeviceStep): Reply {
  return { step, status: 200 };
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}
