import { Link } from "react-router";
import { classNames } from "#ui/class-names.ts";
import { Picture } from "#ui/picture.tsx";
import type { ArticleSummary } from "../../content/articles.ts";
import { ArticleFacts } from "./article-facts.tsx";
import { coveringLink } from "./covering-link.ts";

/** The article that a list page opens with: its cover beside the words, or across the whole page. */
export function LeadArticle({
  article,
  layout,
}: {
  readonly article: ArticleSummary;
  readonly layout: "beside" | "banner";
}) {
  const isBanner = layout === "banner";
  return (
    <article className="group relative grid gap-6 border-t border-ink pt-6 lg:grid-cols-12 lg:gap-x-10 lg:pt-8">
      <Picture
        src={article.coverPath}
        alt=""
        width={640}
        height={400}
        className={classNames(
          "w-full rounded-md object-cover",
          isBanner ? "aspect-[8/5] md:aspect-[21/8] lg:col-span-12" : "aspect-[8/5] lg:col-span-7",
        )}
      />
      <div
        className={classNames(
          "grid content-start gap-4",
          isBanner ? "lg:col-span-12 lg:grid-cols-12 lg:gap-x-10" : "lg:col-span-5 lg:content-between",
        )}
      >
        <div className={classNames("grid content-start gap-3", isBanner && "lg:col-span-7")}>
          <p className="text-sm font-semibold text-accent-text">{article.topic}</p>
          <h2 className="text-2xl">
            <Link to={article.path} prefetch="intent" className={coveringLink}>
              {article.title}
            </Link>
          </h2>
        </div>
        <div className={classNames("grid gap-4", isBanner && "content-start lg:col-span-5")}>
          <p className="max-w-[52ch] text-lg text-muted">{article.description}</p>
          <ArticleFacts published={article.published} minutes={article.minutes} />
        </div>
      </div>
    </article>
  );
}
