import { ARGON2ID_COST } from '../../server/kernel/crypto/argon2-password-hasher';

// Passwords and recovery codes are hashed by the thousand here; the unit tests and the fault suite use the real cost.
Object.assign(ARGON2ID_COST, { memoryCost: 64, timeCost: 1 });
