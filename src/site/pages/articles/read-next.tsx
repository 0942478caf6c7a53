import { Link } from "react-router";
import { ArrowLink } from "#ui/button.tsx";
import { Picture } from "#ui/picture.tsx";
import type { ArticleSummary } from "../../content/articles.ts";
import type { Section } from "../../content/sections.ts";
import { coveringLink } from "./covering-link.ts";

/** Where to go from the end of an article. */
export function ReadNext({
  section,
  articles,
}: {
  readonly section: Section;
  readonly articles: readonly ArticleSummary[];
}) {
  return (
    <aside aria-labelledby="read-next" className="container-page pt-20 lg:pt-28">
      <div className="grid gap-8 border-t border-ink pt-6 lg:grid-cols-12 lg:gap-x-10">
        <div className="grid content-start gap-3 lg:col-span-4">
          <h2 id="read-next" className="text-xl">
            Read next
          </h2>
          <ArrowLink to={section.path} className="min-h-11 text-sm">
            All {section.title.toLowerCase()}
          </ArrowLink>
        </div>
        <ul className="grid gap-8 sm:grid-cols-2 lg:col-span-8">
          {articles.map((article) => (
            <li key={article.path} className="group relative grid content-start gap-3">
              <Picture
                src={article.coverPath}
                alt=""
                width={640}
                height={400}
                loading="lazy"
                className="aspect-[8/5] w-full rounded-md object-cover"
              />
              <h3 className="text-lg">
                <Link to={article.path} prefetch="intent" className={coveringLink}>
                  {article.title}
                </Link>
              </h3>
              <p className="text-sm text-muted">{article.minutes} min read</p>
            </li>
          ))}
        </ul>
      </div>
    </aside>
  );
}
