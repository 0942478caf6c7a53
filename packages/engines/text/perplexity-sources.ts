/** A page that Perplexity has read. Its answers name it by its number. */
export interface Source {
  readonly id: number;
  readonly title: string;
  readonly url: string;
}

const sourcesMax = 10;
const titleLengthMax = 150;

/**
 * The pages that an answer names, as a list to be read below it: without it, its numbers would lead nowhere. If it names none, those that
 * were found.
 * @param found may hold a page several times.
 * @returns nothing if there are none.
 */
export function listSources(answer: string, found: readonly Source[]): string {
  const byUrl = new Map(
    found.flatMap((source) => {
      const url = URL.parse(source.url);
      return url && /^https?:$/.test(url.protocol) ? [[url.href, source] as const] : [];
    }),
  );
  const named = new Set([...answer.matchAll(/\[(?:web:)?(\d{1,4})\]/g)].map(([, id]) => Number(id)));
  const all = [...byUrl].map(([url, { id, title }]) => ({ id, url, title: oneLine(title) }));
  const cited = all.filter(({ id }) => named.has(id));
  const listed = (cited.length > 0 ? cited : all).toSorted((a, b) => a.id - b.id).slice(0, sourcesMax);
  if (listed.length === 0) return "";
  return `\n\nSources:\n\n${listed.map(({ id, title, url }) => `- [${id}] ${title ? `${title}: ` : ""}${url}`).join("\n")}`;
}

/** Titles are written by strangers: they are to stay text wherever the answer is shown. */
const oneLine = (title: string): string =>
  title
    .replace(/[\p{Cc}\s]+/gu, " ")
    .replace(/[[\]<>`*_|]/g, "")
    .trim()
    .slice(0, titleLengthMax);
