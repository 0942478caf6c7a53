/**
 * Tells whether a request got no answer, by the error messages of Chromium, Firefox and Safari: nothing else distinguishes it from our own
 * errors.
 */
export const isNoAnswer = (error: unknown): boolean =>
  error instanceof TypeError && /^(?:failed to fetch|networkerror|load failed)/i.test(error.message);

export const noAnswerMessage = "The server can’t be reached. Check your connection and try again.";
