import type { Context } from "hono";
import type { AppEnv } from "#platform/http/app-env.ts";
import { readJsonBytes } from "#platform/http/bodies/read-json.ts";
import type { WorkerPool } from "#platform/worker-pool.ts";
import { checkEdited, type Edited } from "./check-edited.ts";

/** Checking takes longest where everything is wrong, because every issue is collected: here a twentieth of a second. */
const quickBytes = 16 * 1_024;

/** Reads and checks what the editor has sent: what is long, in a worker. @throws {AppError} as `checkEdited` and the pool. */
export async function readEdited<Kind extends keyof Edited>(
  c: Context<AppEnv>,
  kind: Kind,
  { workers, userId }: { readonly workers: WorkerPool; readonly userId: string },
): Promise<Edited[Kind]> {
  const body = { kind, bytes: await readJsonBytes(c.req.raw) };
  if (body.bytes.byteLength <= quickBytes) return checkEdited(body);
  return workers.run<typeof checkEdited<Kind>>("designs.checkEdited", body, {
    group: userId,
    isShort: true,
    signal: c.req.raw.signal,
  });
}
