/** Saves a file from the page, as a download. */
export function saveFile(file: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // The browser has to begin first.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

const nameLengthMax = 60;

/** A name that every system takes, of a title in any script. @param ending without its dot. */
export function fileNameOf(title: string, ending: string): string {
  const name = title
    .replaceAll(/[^\p{L}\p{N}]+/gu, "-")
    .replaceAll(/^-+|-+$/g, "")
    .slice(0, nameLengthMax);
  return `${name || "text"}.${ending}`;
}
