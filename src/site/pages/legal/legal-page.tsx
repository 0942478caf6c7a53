import { ButtonLink } from "#ui/button.tsx";
import { formatDay } from "#ui/format.ts";
import type { LegalDocument } from "../../legal-documents.ts";
import { useSite } from "../../ui/index.ts";

/** A legal text with numbered sections and a table of contents. */
export function LegalPage({ document, heading }: { readonly document: LegalDocument; readonly heading: string }) {
  const { updated, introductionHtml, sections } = document;
  return (
    <article className="container-page pt-12 md:pt-20">
      <header className="grid gap-6 border-b border-ink pb-10 lg:grid-cols-12 lg:gap-8">
        <h1 className="text-3xl lg:col-span-8">{heading}</h1>
        <p className="text-sm text-muted lg:col-span-4 lg:self-end lg:text-right">
          Last Updated: <time dateTime={updated}>{formatDay(new Date(updated))}</time>
        </p>
      </header>
      <div className="grid gap-10 pt-10 lg:grid-cols-12 lg:gap-8">
        <nav
          aria-label="Contents"
          className="lg:sticky lg:top-24 lg:col-span-4 lg:max-h-[calc(100dvh-8rem)] lg:self-start lg:overflow-y-auto"
        >
          <ol>
            {sections.map(({ id, number, title }) => (
              <li key={id}>
                <a href={`#${id}`} className="flex min-h-9 items-baseline gap-3 py-1.5 text-sm hover:text-accent-text">
                  <span className="w-6 shrink-0 text-muted tabular-nums">{number}</span>
                  {title}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <div className="min-w-0 lg:col-span-8">
          <Html html={introductionHtml} className="prose text-lg" />
          {sections.map(({ id, number, title, html }) => (
            <section
              key={id}
              aria-labelledby={id}
              className="mt-14 grid gap-x-8 gap-y-4 md:grid-cols-[3rem_minmax(0,1fr)]"
            >
              <p aria-hidden className="hidden font-display text-xl font-bold text-muted tabular-nums md:block">
                {number}
              </p>
              <div>
                <h2 id={id} className="mb-4 text-xl">
                  <span className="md:sr-only">{number}. </span>
                  {title}
                </h2>
                <Html html={html} className="prose" />
              </div>
            </section>
          ))}
          <Questions />
        </div>
      </div>
    </article>
  );
}

/** Our own content files, rendered by `readMarkdown`. */
function Html({ html, className }: { readonly html: string; readonly className: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the text is ours, nothing in it comes from visitors
  return <div className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}

function Questions() {
  const { supportEmail } = useSite();
  return (
    <section aria-labelledby="questions" className="mt-20 grid gap-4 rounded-md bg-sunken p-6 md:p-10">
      <h2 id="questions" className="text-xl">
        Questions?
      </h2>
      <p className="max-w-[56ch] text-muted">
        Ask us, and we’ll answer in plain words. You can also write to{" "}
        <a href={`mailto:${supportEmail}`} className="text-accent-text underline underline-offset-3">
          {supportEmail}
        </a>
        .
      </p>
      <ButtonLink to="/contact" className="mt-2 justify-self-start">
        Contact Us
      </ButtonLink>
    </section>
  );
}
