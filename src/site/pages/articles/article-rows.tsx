import { Link } from "react-router";
import { classNames } from "#ui/class-names.ts";
import { Picture } from "#ui/picture.tsx";
import type { ArticleSummary } from "../../content/articles.ts";
import { ArticleFacts, Day } from "./article-facts.tsx";
import { coveringLink } from "./covering-link.ts";

/** Articles one below the other, between hairlines: `index` puts date and topic first, `gallery` the cover. */
export function ArticleRows({
  articles,
  layout,
}: {
  readonly articles: readonly ArticleSummary[];
  readonly layout: "index" | "gallery";
}) {
  const isGallery = layout === "gallery";
  return (
    <ul>
      {articles.map((article) => (
        <li key={article.path}>
          <article className="group relative grid grid-cols-[minmax(0,1fr)_6rem] gap-x-5 gap-y-2 border-t border-hairline py-6 sm:grid-cols-[minmax(0,1fr)_10rem] lg:grid-cols-12 lg:gap-x-10 lg:py-8">
            <p
              className={classNames(
                "col-span-2 flex gap-x-4 text-sm text-muted tabular-nums lg:grid lg:content-start lg:gap-1",
                isGallery && "lg:order-3",
              )}
            >
              <span className={isGallery ? "font-semibold text-ink" : undefined}>
                {isGallery ? article.topic : <Day day={article.published} />}
              </span>
              <span>{isGallery ? `${article.minutes} min read` : article.topic}</span>
            </p>
            <div
              className={classNames(
                "grid content-start gap-2",
                isGallery ? "lg:order-2 lg:col-span-6" : "lg:col-span-7",
              )}
            >
              <h2 className="text-lg lg:text-xl">
                <Link to={article.path} prefetch="intent" className={coveringLink}>
                  {article.title}
                </Link>
              </h2>
              <p className="hidden max-w-[62ch] text-muted sm:block">{article.description}</p>
            </div>
            <Picture
              src={article.coverPath}
              alt=""
              width={640}
              height={400}
              loading="lazy"
              className={classNames(
                "aspect-[8/5] w-full self-start rounded-sm object-cover",
                isGallery ? "lg:order-1 lg:col-span-4" : "lg:col-span-3",
              )}
            />
          </article>
        </li>
      ))}
    </ul>
  );
}

/** Two articles of unequal weight side by side. */
export function ArticlePair({ articles }: { readonly articles: readonly ArticleSummary[] }) {
  return (
    <ul className="grid gap-10 border-t border-hairline pt-8 md:grid-cols-12">
      {articles.map((article, index) => (
        <li key={article.path} className={index % 3 === 0 ? "md:col-span-7" : "md:col-span-5"}>
          <article className="group relative grid gap-4">
            <Picture
              src={article.coverPath}
              alt=""
              width={640}
              height={400}
              loading="lazy"
              className="aspect-[8/5] w-full rounded-md object-cover md:aspect-auto md:h-80"
            />
            <div className="grid gap-2">
              <p className="text-sm font-semibold text-accent-text">{article.topic}</p>
              <h2 className="text-xl">
                <Link to={article.path} prefetch="intent" className={coveringLink}>
                  {article.title}
                </Link>
              </h2>
              <p className="max-w-[52ch] text-muted">{article.description}</p>
              <ArticleFacts published={article.published} minutes={article.minutes} />
            </div>
          </article>
        </li>
      ))}
    </ul>
  );
}
