/** The current time. Passed in, so that tests can set it. */
export interface Clock {
  now(): Date;
}

export const hourMs = 60 * 60 * 1_000;
export const dayMs = 24 * hourMs;

export const systemClock: Clock = { now: () => new Date() };
