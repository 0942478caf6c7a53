import { data } from "react-router";
import { AppError } from "../errors.ts";

/** What an error boundary gets: a sentence for the reader, and the code. */
export interface PageError {
  readonly code: string;
  readonly message: string;
}

/** An `AppError` as what a loader or action throws, so that the page's error boundary shows its sentence with its status. */
export function toPageError(error: AppError) {
  return data({ code: error.code, message: error.userMessage } satisfies PageError, {
    status: error.status,
    headers: error.headers,
  });
}

/** Runs a loader's or action's work; errors of our own become the page's error, all others go on as they are. */
export async function withPageErrors<Result>(work: () => Promise<Result> | Result): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof AppError ? toPageError(error) : error;
  }
}

/** `Cache-Control` of pages that are the same for all visitors; read by our own page cache and by any CDN in front. */
export const visitorPageHeaders = {
  "Cache-Control": "public, max-age=0, s-maxage=300, stale-while-revalidate=600",
} as const;
