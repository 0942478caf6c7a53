/** Has the browser save a file that the page made. @param name with its ending. */
export function downloadFile(blob: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  // The browser has read it by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** A title as a file’s name. @param ending without the dot. */
export function fileNameOf(title: string, ending: string): string {
  const name = title
    .replace(/[\\/:*?"<>|\s\p{Cc}]+/gu, " ")
    .trim()
    .replace(/^\.+/, "")
    .slice(0, 80)
    .trim();
  return `${name || "Untitled"}.${ending}`;
}
