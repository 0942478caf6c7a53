import { Zip, ZipDeflate, ZipPassThrough } from "fflate";

export interface ArchiveFile {
  readonly name: string;
  readonly bytes: Uint8Array;
  /** Pictures and the like gain nothing by it. */
  readonly compress: boolean;
}

/** Writes a ZIP of files that come one after the other, so that never more than one of them is held uncompressed. */
export async function writeArchive(files: AsyncIterable<ArchiveFile>, writtenAt: Date): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let failure: Error | null = null;
  const zip = new Zip((error, chunk) => {
    failure ??= error;
    chunks.push(chunk);
  });
  for await (const { name, bytes, compress } of files) {
    const entry = compress ? new ZipDeflate(name) : new ZipPassThrough(name);
    entry.mtime = writtenAt;
    zip.add(entry);
    entry.push(bytes, true);
  }
  zip.end();
  if (failure) throw failure;
  return new Uint8Array(Buffer.concat(chunks));
}
