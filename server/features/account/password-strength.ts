/** OWASP's minimum of 2025 for argon2id: 19 MiB, two passes, one lane. */
export const passwordStrength = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
