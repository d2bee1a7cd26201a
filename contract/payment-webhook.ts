/** contract/: where the payment provider sends its news, signed. No endpoint of the table: nobody else calls it. */

export const webhookPath = "/api/subscriptions/webhook";
/** News are a few kilobytes. */
export const webhookMaxBytes = 512 * 1024;
