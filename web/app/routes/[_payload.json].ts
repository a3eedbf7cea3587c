import type { LoaderFunctionArgs } from '@remix-run/node';
import { payload } from '#app/lib/payload.server';
import { loader as loadPage } from './_default._index';

export const loader = (args: LoaderFunctionArgs) => payload('/', loadPage, args);
