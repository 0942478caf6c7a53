import type { SaveAnswer } from "./saver.ts";

interface ErrorBody {
  readonly error?: { readonly message?: string };
  readonly revision?: number;
  /** In a conflict: another member of the team. */
  readonly changedBy?: string;
}

/** Maximum bytes of a request that outlives its page: browsers send 64 KiB after a page has ended, all requests together. */
const keepaliveBytesMax = 60_000;

/** Sends what is to be stored. The server answers with its `revision`, a conflict too. */
export async function putSaved(path: string, body: object): Promise<SaveAnswer> {
  const content = new Blob([JSON.stringify(body)], { type: "application/json" });
  // A small one arrives also when the page is being left.
  const answer = await fetch(path, { method: "PUT", body: content, keepalive: content.size < keepaliveBytesMax }).catch(
    () => undefined,
  );
  // A server that is being started again answers soon.
  if (!answer || answer.status >= 500) return { status: "offline" };
  const read = (await answer.json().catch(() => ({}))) as ErrorBody;
  if (answer.ok && read.revision !== undefined) return { status: "stored", revision: read.revision };
  if (answer.status === 409 && read.revision !== undefined) {
    return { status: "conflict", revision: read.revision, by: read.changedBy };
  }
  if (answer.status === 401) {
    return {
      status: "refused",
      message: "You’re signed out. Sign in again in another tab, then change something here.",
    };
  }
  if (answer.status === 429) return { status: "offline" };
  return { status: "refused", message: read.error?.message ?? "This change can’t be saved." };
}
