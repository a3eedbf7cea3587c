import { DEFAULT_NODE_ENV } from '../kernel/config/default-node-env';

/** React, Express and graphql-js check more in development, and decide when they are loaded: `main.ts` imports this before them. */
process.env.NODE_ENV ||= DEFAULT_NODE_ENV;
