import type { Turn, WorkerPool } from "../worker-pool.ts";
import type { PictureOrder, RewrittenPicture, writePicture } from "./write-picture.ts";

/** Writes an uploaded picture anew, upright and without metadata. @throws {AppError} as `writePicture` and the pool. */
export const rewritePicture = (workers: WorkerPool, order: PictureOrder, turn: Turn): Promise<RewrittenPicture> =>
  workers.run<typeof writePicture>("pictures.writePicture", order, turn);
