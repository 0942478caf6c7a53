/** Entries on a page of a list that people work through. */
export const queuePageSize = 20;

/** @param page from 1. @returns number of entries before it. */
export const firstOf = (page: number): number => (page - 1) * queuePageSize;

export const pagesOf = (total: number): number => Math.max(1, Math.ceil(total / queuePageSize));
