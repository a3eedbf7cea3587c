import type { SubmissionResult } from '@conform-to/react';
import { data } from '@remix-run/node';
import type { Problem } from '#app/graphql/problem.server';
import type { Done } from './done';

/** The result of an action on an organization that stays on its page. */
export type OrganizationAnswer = {
  readonly done?: Done;
  /** Whether the invited address cannot register here. */
  readonly mayNotRegister?: boolean;
  /** Why the server refused, in the reader's language. */
  readonly message?: string;
  /** Whether the person has to sign in again first. */
  readonly needsSignIn?: boolean;
  /** The errors of the page's form. */
  readonly result?: SubmissionResult;
  readonly wrong?: WrongField;
  /** A name that looks like somebody else's, which people can ask for. */
  readonly lookAlike?: string | null;
};

/** A field of a form without a schema, its value as typed, and its error. */
export type WrongField = { readonly name: string; readonly typed: string; readonly message: string };

/** Problems of an organization that its pages show themselves: a role that changed meanwhile, a member who left. */
export const REFUSALS = { handles: ['FORBIDDEN', 'NOT_FOUND'] };

export function answer(content: OrganizationAnswer, status = 200) {
  return data<OrganizationAnswer>(content, { status });
}

/** Shows the server's reason above the page. */
export function refused({ message, status }: Problem) {
  return answer({ message }, status);
}

/** The name that a problem is about, if it looks like somebody else's. */
export function lookAlikeOf({ reason }: Problem, name: string): string | null {
  return reason === 'users.nameImitates' ? name : null;
}

/** A text field of a form without schema; empty when it is missing. */
export function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value.trim() : '';
}
