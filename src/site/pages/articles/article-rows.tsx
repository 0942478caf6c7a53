import { Link } from "react-router";
import { ArrowLink } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import { formatDay } from "#ui/format.ts";
import { Picture } from "#ui/picture.tsx";
import type { ArticleSummary } from "../../content/articles.ts";
import type { Section } from "../../content/sections.ts";

/** A link in a heading that makes the whole card around it the target; the card has to be `group relative`. */
export const coveringLink =
  "decoration-2 underline-offset-4 after:absolute after:inset-0 after:rounded-md after:content-[''] group-hover:underline";

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

/** Links to follow from the end of an article. */
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
            {section.allTitle}
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

/** @param day ISO date. */
export function Day({ day }: { readonly day: string }) {
  return <time dateTime={day}>{formatDay(new Date(`${day}T00:00:00Z`))}</time>;
}

/** When an article was written, and how long reading it takes. */
export function ArticleFacts({ published, minutes }: { readonly published: string; readonly minutes: number }) {
  return (
    <p className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-muted tabular-nums">
      <Day day={published} />
      <span>{minutes} min read</span>
    </p>
  );
}
