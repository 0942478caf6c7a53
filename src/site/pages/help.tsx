import { Form, Link } from "react-router";
import { queryLengthMax } from "#directory/rules.ts";
import { visitorPageHeaders } from "#platform/http/page-errors.ts";
import type { SharedPage } from "#platform/http/shared-page.ts";
import { ArrowLink, ButtonLink, buttonClass } from "#ui/button.tsx";
import { listArticles } from "../content/articles.ts";
import { responseTime } from "../content/contact.ts";
import { faqCategories } from "../content/faq.ts";
import { helpTopics } from "../content/help.ts";
import { pageMeta } from "../ui/page-meta.ts";
import { Questions } from "../ui/questions.tsx";
import type { Route } from "./+types/help";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches[0].loaderData, {
    title: "Help center",
    description:
      "Answers, tutorials and places to start: making designs, texts and media, AI credits and billing, your account, and the API. Or write to us.",
    path: "/help",
  });

export function headers() {
  return visitorPageHeaders;
}

export const handle: SharedPage = { sharedBy: {} };

export function loader() {
  return { tutorials: listArticles("tutorials").map(({ path, title }) => ({ path, title })) };
}

/** The first of each category. */
const questions = faqCategories.flatMap((category) => category.questions.slice(0, 1));

export default function Help({ loaderData: { tutorials } }: Route.ComponentProps) {
  return (
    <>
      <header className="container-page grid gap-8 pt-12 pb-12 md:pt-20 md:pb-16 lg:grid-cols-12 lg:items-end">
        <h1 className="text-3xl lg:col-span-5">Help center</h1>
        <Form action="/faq" method="get" role="search" className="grid gap-2 lg:col-span-7">
          <label htmlFor="help-search" className="text-sm font-semibold">
            Search the answers
          </label>
          <div className="flex gap-2">
            <input
              id="help-search"
              type="search"
              name="q"
              maxLength={queryLengthMax}
              autoComplete="off"
              placeholder="Search for answers..."
              className="min-h-12 w-full min-w-0 rounded-sm border border-outline bg-surface px-4 text-base text-ink placeholder:text-muted"
            />
            <button type="submit" className={buttonClass({ variant: "secondary", className: "min-h-12" })}>
              Search
            </button>
          </div>
        </Form>
      </header>
      <div className="container-page grid gap-16 md:gap-24">
        <section aria-labelledby="topics">
          <h2 id="topics" className="sr-only">
            Topics
          </h2>
          <ul className="grid gap-x-8 md:grid-cols-2 lg:grid-cols-3">
            {helpTopics.map(({ title, text, links }) => (
              <li key={title} className="grid content-start gap-3 border-t border-ink pt-5 pb-12">
                <h3 className="text-xl">{title}</h3>
                <p className="text-muted">{text}</p>
                <ul className="grid">
                  {links.map(({ text: words, path }) => (
                    <li key={path}>
                      <Link
                        to={path}
                        className="inline-flex min-h-11 items-center text-accent-text underline underline-offset-3"
                      >
                        {words}
                      </Link>
                    </li>
                  ))}
                </ul>
              </li>
            ))}
          </ul>
        </section>
        <section aria-labelledby="tutorials" className="grid gap-x-8 gap-y-6 border-t border-ink pt-5 lg:grid-cols-12">
          <h2 id="tutorials" className="text-xl lg:col-span-5">
            Step by step
          </h2>
          <div className="grid gap-4 lg:col-span-7">
            <ul className="grid">
              {tutorials.map(({ path, title }) => (
                <li key={path} className="border-b border-hairline">
                  <Link to={path} className="flex min-h-12 items-center py-2 font-semibold hover:underline">
                    {title}
                  </Link>
                </li>
              ))}
            </ul>
            <ArrowLink to="/tutorials" className="min-h-11 justify-self-start">
              All tutorials
            </ArrowLink>
          </div>
        </section>
        <section aria-labelledby="questions" className="grid gap-x-8 border-t border-ink pt-5 lg:grid-cols-12">
          <h2 id="questions" className="text-xl lg:col-span-5">
            Common questions
          </h2>
          <div className="grid gap-6 lg:col-span-7 lg:-mt-5">
            <Questions questions={questions} areOpen={false} />
            <ArrowLink to="/faq" className="min-h-11 justify-self-start">
              All questions
            </ArrowLink>
          </div>
        </section>
        <section
          aria-labelledby="write-to-us"
          className="grid gap-6 rounded-md bg-sunken p-6 md:p-10 lg:grid-cols-12 lg:gap-8"
        >
          <h2 id="write-to-us" className="text-2xl lg:col-span-5">
            Nothing here helps?
          </h2>
          <div className="grid justify-items-start gap-6 lg:col-span-7 lg:-ml-2">
            <p className="max-w-[56ch] text-muted">Write to us, and we’ll answer within {responseTime}.</p>
            <ButtonLink to="/contact?subject=support">Contact Support</ButtonLink>
          </div>
        </section>
      </div>
    </>
  );
}
