/** `npm run files:copy`: copies stored files from DATA_DIR into the bucket. */

import { parseArgs } from "node:util";
import { readConfig } from "#platform/config.ts";
import { describeError } from "#platform/describe-error.ts";
import { copyFiles } from "#platform/files/copy-files.ts";
import { localFolder } from "#platform/files/open-files.ts";
import { createS3Files, tryStorage } from "#platform/files/s3-files.ts";
import { formatNumber } from "#ui/format.ts";
import { loadEnvironment } from "./load-environment.ts";

const usage = `Usage: npm run files:copy
  Copies all stored files from DATA_DIR into the bucket of S3_BUCKET, and deletes nothing. To move to a bucket:
  1. Set the S3 variables for this command only, and run it while the product runs.
  2. Stop the product, run the command again for what was stored meanwhile, and start the product with the S3 variables.
The exit code is 0 if everything was copied, and 1 otherwise. It may be run again at any time before step 2 has ended.`;

const shownEach = 1_000;

try {
  const { values } = parseArgs({ options: { help: { type: "boolean", short: "h" } } });
  if (values.help) console.log(usage);
  else await copy();
} catch (error) {
  console.error(describeError(error).message);
  process.exitCode = 1;
}

async function copy(): Promise<void> {
  loadEnvironment();
  const { s3, dataDir } = readConfig(process.env);
  if (!s3) throw new Error(`S3_BUCKET is not set: there is no bucket to copy to.\n\n${usage}`);
  const bucket = createS3Files(s3);
  await tryStorage(bucket);
  const { files, bytes } = await copyFiles(localFolder(dataDir), bucket, (count) => {
    if (count % shownEach === 0) console.error(`… ${formatNumber(count)} files`);
  });
  console.log(`Copied ${formatNumber(files)} ${files === 1 ? "file" : "files"} (${formatNumber(bytes)} bytes).`);
}
