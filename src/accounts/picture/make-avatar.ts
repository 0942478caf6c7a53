import type { Turn, WorkerPool } from "#platform/worker-pool.ts";
import type { AvatarOrder, writeAvatar } from "./write-avatar.ts";

/** Makes an avatar from an uploaded file, as WebP. @throws {AppError} as `writeAvatar` and the pool. */
export const makeAvatar = (workers: WorkerPool, order: AvatarOrder, turn: Turn): Promise<Uint8Array> =>
  workers.run<typeof writeAvatar>("avatars.writeAvatar", order, turn);
