/** Entries on a page of a list that people work through. */
export const queuePageSize = 20;

/** Each page costs the database all pages before it. */
const queuePagesMax = 200;

/** @param page from 1. @returns number of entries before it. */
export const firstOf = (page: number): number => (page - 1) * queuePageSize;

/** One entry more than a page has, which tells whether there is a next one: what was decided grows, and is not counted. */
export const queueWindow = (page: number) => ({
  limit: queuePageSize + 1,
  offset: firstOf(Math.min(page, queuePagesMax)),
});

/** @param rows as `queueWindow` gives them. */
export const queuePage = <Row>(rows: readonly Row[], page: number) => ({
  rows: rows.slice(0, queuePageSize),
  hasNext: rows.length > queuePageSize && page < queuePagesMax,
});
