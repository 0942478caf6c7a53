/** A row of a CSV file (RFC 4180), with its line break. */
export const csvLine = (cells: readonly (string | number)[]): string => `${cells.map(cellOf).join(",")}\r\n`;

/**
 * Prefixes text that a spreadsheet would run as a formula (also with full-width characters) with an apostrophe, which spreadsheets hide.
 */
function cellOf(value: string | number): string {
  if (typeof value === "number") return String(value);
  const text = /^\s*[=+\-@\t\r＝＋－＠]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
