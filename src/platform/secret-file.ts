import { randomUUID } from "node:crypto";
import { link, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";

export interface SecretFile {
  readonly file: string;
  /** Makes the first content. */
  generate(): string;
  /** Tells whether a content is a secret at all, and not e.g. an empty file. */
  isWhole(text: string): boolean;
}

/**
 * A secret that is generated once and stored in a file that only its owner can read. Processes that start at once agree on one.
 * @throws if the file exists and holds no secret: a new one would make everything that was sealed with the old one unreadable.
 */
export async function keepSecretFile({ file, generate, isWhole }: SecretFile): Promise<string> {
  await mkdir(path.dirname(file), { recursive: true });
  const found = await findText(file);
  if (found !== undefined) {
    if (!isWhole(found)) throw new Error(`${file} contains no secret. Remove it to generate a new one.`);
    return found;
  }
  // Written to a temporary file and linked, which fails if a secret exists: processes that start at once agree on one complete secret.
  const own = `${file}.${randomUUID()}`;
  await writeFile(own, generate(), { mode: 0o600, flush: true });
  await link(own, file).catch(ignoreCode("EEXIST"));
  await rm(own);
  return (await readFile(file, "utf8")).trim();
}

async function findText(file: string): Promise<string | undefined> {
  return (await readFile(file, "utf8").catch(ignoreCode("ENOENT")))?.trim();
}

function ignoreCode(code: string) {
  return (error: NodeJS.ErrnoException): undefined => {
    if (error.code !== code) throw error;
  };
}
