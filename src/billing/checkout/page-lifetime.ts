/** How long a payment page stays open: long enough to look for one's card, short enough not to be forgotten in a tab. */
export const pageMs = 60 * 60_000;
