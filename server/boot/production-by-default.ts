/** React, Express and graphql-js check more in development, and decide when they are loaded: `main.ts` imports this before them. */
process.env.NODE_ENV ||= 'production';
