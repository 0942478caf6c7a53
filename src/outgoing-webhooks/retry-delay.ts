/** Pauses before each retry, in seconds, as Standard Webhooks suggests them. Together a good day. */
const delays = [5, 5 * 60, 30 * 60, 2 * 3_600, 5 * 3_600, 10 * 3_600, 10 * 3_600] as const;

/**
 * The pause before the next try, in seconds.
 * @param retries how many there were already.
 * @returns undefined after the last one.
 */
export const retryDelay = (retries: number): number | undefined => delays[retries];
