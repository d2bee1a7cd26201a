/** Pause before a call that the network lost is sent again. Tests of components do not wait for it. */
export const networkRetryDelayMs = 1000;
