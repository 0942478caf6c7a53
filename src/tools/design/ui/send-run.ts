import { ApiError, callForJson } from "#ui/api-client.ts";

type Answer = { readonly runId: string } | { readonly message: string; readonly needsCredits: boolean };

/** Asks the server to begin a run. @returns its id, or why it did not begin. */
export async function sendRun(path: string, json: object): Promise<Answer> {
  try {
    return await callForJson<{ readonly runId: string }>(path, { json });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { message: error.message, needsCredits: error.code === "payment_required" };
  }
}
