import type { LoaderFunctionArgs } from '@remix-run/node';
import { payload } from '#app/lib/payload.server';
import { loader as loadPage } from './_default.install';

export const loader = (args: LoaderFunctionArgs) => payload('/install', loadPage, args);
