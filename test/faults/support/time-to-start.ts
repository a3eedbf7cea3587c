/** Milliseconds for a test or a hook that starts servers, each of which may take two minutes on a busy machine. */
jest.setTimeout(300_000);
