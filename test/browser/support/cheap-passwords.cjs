/**
 * Loaded before the site under test (`node --require`): it hashes hundreds of passwords. The unit tests and the fault suite use the
 * real cost. No setting of the server does this, so that none can do it to a real site.
 */
const { ARGON2ID_COST } = require('../../../dist/server/kernel/crypto/argon2-password-hasher.js');

Object.assign(ARGON2ID_COST, { memoryCost: 64, timeCost: 1 });
