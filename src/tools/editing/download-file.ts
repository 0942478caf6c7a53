/** Has the browser save a file that the page made. @param name with its ending. */
export function downloadFile(blob: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  // The browser has read it by then.
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
