import type { LoaderFunctionArgs } from '@remix-run/node';
import { payload } from '#app/lib/payload.server';
import { loader as loadPage } from './_default.privacy';

export const loader = (args: LoaderFunctionArgs) => payload('/privacy', loadPage, args);
