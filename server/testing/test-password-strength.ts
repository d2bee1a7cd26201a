// Replaces `password-strength.ts` in the server's tests (vitest.config.ts): an eighth of their processor time went into
// passwords.
export const passwordStrength = { memoryCost: 64, timeCost: 1, parallelism: 1 };
