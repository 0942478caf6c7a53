import path from "node:path";
import type { Config } from "../config.ts";
import { AppError } from "../errors.ts";
import type { Log } from "../log.ts";
import type { Files } from "./files.ts";
import { createLocalFiles } from "./local-files.ts";
import { createS3Files, S3Error, tryStorage } from "./s3-files.ts";

/**
 * The storage that the configuration names: a bucket, or a folder of `dataDir`.
 * @throws if the bucket refuses what the product does with it. One that doesn't answer may be back soon: pages work without it.
 */
export async function openFiles({ s3, dataDir }: Pick<Config, "s3" | "dataDir">, log: Log): Promise<Files> {
  if (!s3) return withUserErrors(createLocalFiles(localFolder(dataDir)));
  const files = createS3Files(s3);
  try {
    await tryStorage(files);
  } catch (error) {
    if (error instanceof S3Error && error.status < 500) {
      throw new Error(`The bucket ${s3.bucket} can't be used, check S3_BUCKET and the key: ${error.message}`, {
        cause: error,
      });
    }
    log.error({ err: error, bucket: s3.bucket }, "the file storage does not answer");
  }
  return withUserErrors(files);
}

/** A full disk or a bucket that doesn't answer is nothing that users have done wrong. */
function withUserErrors(files: Files): Files {
  const explained =
    <Parameters extends unknown[], Result>(use: (...parameters: Parameters) => Promise<Result>) =>
    (...parameters: Parameters): Promise<Result> =>
      use(...parameters).catch((cause: unknown) => {
        const userMessage = "Our file storage doesn’t work at the moment. Please try again in a few minutes.";
        throw new AppError("unavailable", { userMessage, message: "the file storage failed", cause });
      });
  return { put: explained(files.put), find: explained(files.find), delete: explained(files.delete) };
}

/** Folder in which files are kept without a bucket. */
export const localFolder = (dataDir: string): string => path.join(dataDir, "files");
