import type { LoaderFunctionArgs } from '@remix-run/node';
import { payload } from '#app/lib/payload.server';
import { loader as loadPage } from './_default.about';

export const loader = (args: LoaderFunctionArgs) => payload('/about', loadPage, args);
