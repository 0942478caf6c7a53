const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
};

/** What XML 1.0 cannot hold in any form: control characters, halves of surrogate pairs, and two code points that are no characters. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const notAllowed = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** Text as it may stand in an element or an attribute. */
export function escapeXml(text: string): string {
  return text
    .toWellFormed()
    .replace(notAllowed, "")
    .replace(/[&<>"']/g, (character) => entities[character] ?? character);
}
