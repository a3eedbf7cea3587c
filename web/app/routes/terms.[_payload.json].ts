import type { LoaderFunctionArgs } from '@remix-run/node';
import { payload } from '#app/lib/payload.server';
import { loader as loadPage } from './_default.terms';

export const loader = (args: LoaderFunctionArgs) => payload('/terms', loadPage, args);
