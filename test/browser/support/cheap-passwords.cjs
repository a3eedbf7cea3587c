/**
 * Loaded before the site under test (`node --require`): it hashes hundreds of passwords. The unit tests and the fault suite use the
 * real cost. No setting of the server does this, so that none can do it to a real site.
 */
const argon2 = require('@node-rs/argon2');

const { hash, hashRaw, parseOptions } = argon2;
const CHEAP = { memoryCost: 64, timeCost: 1 };
/** The cost that the server asks for, which it must find in its hashes: otherwise it would hash at each sign-in again. */
let asked = {};

argon2.hash = (password, options) => {
  asked = options;
  return hash(password, { ...options, ...CHEAP });
};
argon2.hashRaw = (text, options) => hashRaw(text, { ...options, ...CHEAP });
argon2.parseOptions = (phc) => ({ ...parseOptions(phc), ...asked });
