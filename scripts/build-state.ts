/** Tells whether the build is what the sources say, by a digest of everything that goes into it, kept beside it. */
import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";

export const buildStamp = "build/source-state";

const sources = [
  "src",
  "packages",
  "public",
  "package-lock.json",
  "vite.config.ts",
  "react-router.config.ts",
  "scripts/build.ts",
];

export async function sourceState(): Promise<string> {
  const files = (await Promise.all(sources.map(filesOf))).flat().sort();
  const digest = createHash("sha256");
  for (const file of files) digest.update(file).update(await readFile(file));
  return digest.digest("hex");
}

export async function isBuildCurrent(): Promise<boolean> {
  const built = await readFile(buildStamp, "utf8").catch(() => "");
  return built !== "" && built === (await sourceState());
}

async function filesOf(source: string): Promise<string[]> {
  const entries = await readdir(source, { recursive: true, withFileTypes: true }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === "ENOTDIR") return undefined;
      throw error;
    },
  );
  if (!entries) return [source];
  return entries
    .filter((entry) => entry.isFile() && !entry.name.endsWith(".test.ts"))
    .map((entry) => path.join(entry.parentPath, entry.name));
}
