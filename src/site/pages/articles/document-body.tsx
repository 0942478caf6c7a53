import { ChevronDown } from "lucide";
import { Icon } from "#ui/icon.tsx";
import type { Heading } from "../../content/read-markdown.ts";

/** A table of contents pays from this many parts on. */
const partsForContents = 3;

/** The text of a content file, beside its table of contents where it has one. */
export function DocumentBody({ html, headings }: { readonly html: string; readonly headings: readonly Heading[] }) {
  const parts = headings.filter(({ level }) => level === 2);
  const hasContents = parts.length >= partsForContents;
  return (
    <div className="grid gap-y-8 pt-10 lg:grid-cols-12 lg:gap-x-10 lg:pt-16">
      {hasContents && (
        <>
          <details className="group rounded-md border border-hairline lg:hidden">
            <summary className="flex min-h-11 list-none items-center justify-between px-4 py-2 text-sm font-semibold [&::-webkit-details-marker]:hidden">
              On this page
              <Icon icon={ChevronDown} className="size-5 text-muted transition-transform group-open:rotate-180" />
            </summary>
            <nav aria-label="On this page" className="px-4 pb-3">
              <ContentsList parts={parts} />
            </nav>
          </details>
          <nav
            aria-label="On this page"
            className="sticky top-24 hidden max-h-[calc(100dvh-8rem)] self-start overflow-y-auto lg:col-span-3 lg:block"
          >
            <p className="pb-2 text-sm font-semibold">On this page</p>
            <ContentsList parts={parts} />
          </nav>
        </>
      )}
      <div
        className="prose [&>p:first-child]:text-lg lg:col-span-8 lg:col-start-5"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered on the server from a Markdown file of our own
        dangerouslySetInnerHTML={{ __html: html }}
      />
    </div>
  );
}

function ContentsList({ parts }: { readonly parts: readonly Heading[] }) {
  return (
    <ol className="text-sm">
      {parts.map(({ id, text }) => (
        <li key={id} className="border-t border-hairline">
          <a href={`#${id}`} className="block py-2 text-muted hover:text-ink hover:underline">
            {text}
          </a>
        </li>
      ))}
    </ol>
  );
}
