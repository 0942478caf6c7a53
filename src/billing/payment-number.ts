/** What an invoice or receipt is called in letters and lists: the provider's number, or the beginning of a long id. */
export const paymentNumber = (providerId: string, orderNumber: number | null = null): string =>
  orderNumber === null ? providerId.slice(0, 8).toUpperCase() : String(orderNumber);
