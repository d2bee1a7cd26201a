// Not in the table of endpoints: only the payment provider calls it.
export const webhookPath = "/api/subscriptions/webhook";
/** Events are a few kilobytes. */
export const webhookMaxBytes = 512 * 1024;
