import type { SaveAnswer } from "./saver.ts";

interface ErrorBody {
  readonly error?: { readonly message?: string };
  readonly revision?: number;
}

/** Sends what is to be stored. The server answers with its `revision`, a conflict too. */
export async function putSaved(path: string, body: object): Promise<SaveAnswer> {
  const answer = await fetch(path, {
    method: "PUT",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  }).catch(() => undefined);
  // A server that is being started again answers soon.
  if (!answer || answer.status >= 500) return { is: "offline" };
  const read = (await answer.json().catch(() => ({}))) as ErrorBody;
  if (answer.ok && read.revision !== undefined) return { is: "stored", revision: read.revision };
  if (answer.status === 409 && read.revision !== undefined) return { is: "conflict", revision: read.revision };
  if (answer.status === 401) {
    return { is: "refused", message: "You’re signed out. Sign in again in another tab, then change something here." };
  }
  if (answer.status === 429) return { is: "offline" };
  return { is: "refused", message: read.error?.message ?? "This change can’t be saved." };
}
