import { withoutTags } from "../run-screens/texts/as-data.ts";

/** A file as models read it that get its text: in a message, or of a bot. */
export interface NamedText {
  readonly name: string;
  readonly text: string;
}

/** A file can't end its own mark, whatever it has in it. */
export function fileAsData({ name, text }: NamedText): string {
  const unmarked = (words: string) => withoutTags(words, ["file"]);
  return `<file name="${unmarked(name).replaceAll('"', "’")}">\n${unmarked(text)}\n</file>`;
}
