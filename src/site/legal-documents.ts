import { z } from "zod";
import privacyPolicy from "./content/legal/privacy-policy.md?raw";
import termsOfService from "./content/legal/terms-of-service.md?raw";
import { readMarkdown } from "./content/read-markdown.ts";

const sources = { "privacy-policy": privacyPolicy, "terms-of-service": termsOfService } as const;

export function getLegalDocument(name: keyof typeof sources, settings: LegalSettings): LegalDocument {
  return readLegalDocument(sources[name], settings);
}

/** The placeholders in the texts, which depend on the installation. */
export interface LegalSettings {
  readonly productName: string;
  readonly supportEmail: string;
  readonly baseUrl: string;
}

export interface LegalDocument {
  readonly title: string;
  readonly description: string;
  /** ISO date on which the text last changed (A17). */
  readonly updated: string;
  /** The text before the first section. */
  readonly introductionHtml: string;
  readonly sections: readonly LegalSection[];
}

interface LegalSection {
  readonly id: string;
  readonly number: number;
  readonly title: string;
  readonly html: string;
}

const frontMatterSchema = z.object({ title: z.string(), description: z.string(), updated: z.iso.date() });

/** @throws if the text uses an unknown setting, or a heading has no number. */
export function readLegalDocument(source: string, settings: LegalSettings): LegalDocument {
  const { frontMatter, html } = readMarkdown(fillIn(source, { ...settings }));
  const firstSection = html.search(/<h2 /);
  const introductionHtml = firstSection < 0 ? html : html.slice(0, firstSection);
  const sections = html
    .slice(introductionHtml.length)
    .split(/(?=<h2 )/)
    .filter(Boolean)
    .map(readSection);
  return { ...frontMatterSchema.parse(frontMatter), introductionHtml, sections };
}

function fillIn(source: string, settings: Readonly<Record<string, string>>): string {
  return source.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = settings[name];
    if (value === undefined) throw new Error(`the text asks for {{${name}}}, which is no setting`);
    return value;
  });
}

const sectionPattern = /^<h2 id="([^"]+)">(\d+)\. ([^<]+)<\/h2>\n?([\s\S]*)$/;

function readSection(part: string): LegalSection {
  const [, id, number, title, html] = sectionPattern.exec(part) ?? [];
  if (!id || !title || html === undefined)
    throw new Error(`a section does not begin with a numbered heading: ${part.slice(0, 80)}`);
  return { id, number: Number(number), title: unescapeHtml(title), html };
}

/** Titles are shown as plain text, so HTML escapes must be undone. */
function unescapeHtml(html: string): string {
  return html
    .replaceAll("&#39;", "'")
    .replaceAll("&quot;", '"')
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");
}
