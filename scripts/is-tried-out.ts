/**
 * Tells whether a developer is trying the product on their own machine: neither production, a public URL nor a payment provider is
 * configured. Purchases then go through the test checkout.
 */
export function isTriedOut(environment: Readonly<Record<string, string | undefined>>): boolean {
  return !environment.NODE_ENV && !environment.BASE_URL && !environment.LEMON_SQUEEZY_API_KEY;
}
