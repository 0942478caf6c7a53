/**
 * Whether a person tries the product on their own machine: nobody has said that this is production, where people find it, or how they pay.
 * Then plans and credits are bought through the test checkout.
 */
export function isTriedOut(environment: Readonly<Record<string, string | undefined>>): boolean {
  return !environment.NODE_ENV && !environment.BASE_URL && !environment.LEMON_SQUEEZY_API_KEY;
}
