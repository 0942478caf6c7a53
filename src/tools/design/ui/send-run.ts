type Answer = { readonly runId: string } | { readonly message: string; readonly needsCredits: boolean };

/** Asks the server to begin a run. @returns its id, or why it did not begin. */
export async function sendRun(path: string, body: object): Promise<Answer> {
  const sent = { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) };
  const answer = await fetch(path, sent).catch(() => undefined);
  if (!answer) return { message: "The connection was lost. Please try again.", needsCredits: false };
  const read = (await answer.json().catch(() => ({}))) as {
    readonly runId?: string;
    readonly error?: { readonly message?: string; readonly code?: string };
  };
  if (answer.ok && read.runId) return { runId: read.runId };
  return {
    message: read.error?.message ?? "That didn’t work. Please try again.",
    needsCredits: read.error?.code === "payment_required",
  };
}
