/** Where the provider posts its webhooks; the test checkout does, too. */
export const webhookPath = "/api/webhooks/lemon-squeezy";
