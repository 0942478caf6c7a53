import { useState } from "react";
import { Form, Link, useSearchParams } from "react-router";
import { queryLengthMax } from "#directory/rules.ts";
import { visitorPageHeaders } from "#platform/http/page-errors.ts";
import type { SharedPage } from "#platform/http/shared-page.ts";
import { ButtonLink, buttonClass } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { responseTime } from "../content/contact.ts";
import { type FaqCategory, faqCategories } from "../content/faq.ts";
import { faqPage } from "../faq-page-data.ts";
import { countQuestions, filterFaq } from "../filter-faq.ts";
import { pageMeta } from "../ui/page-meta.ts";
import { Questions } from "../ui/questions.tsx";
import type { Route } from "./+types/faq";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches[0].loaderData, {
    title: "Frequently asked questions",
    description:
      "Search sixteen short answers on getting started, your account and billing, design tools and features, and technical support.",
    path: "/faq",
    structuredData: [faqPage(faqCategories.flatMap(({ questions }) => questions))],
  });

export function headers() {
  return visitorPageHeaders;
}

export const handle: SharedPage = { sharedBy: { q: "" } };

/** There is no loader, so a new search sends no request to the server. */
export default function Faq() {
  const [parameters, setParameters] = useSearchParams();
  const query = parameters.get("q") ?? "";
  const shown = filterFaq(faqCategories, query);
  const isSearch = query.trim() !== "";
  const search = (text: string) =>
    setParameters(text === "" ? {} : { q: text }, { replace: true, preventScrollReset: true });

  return (
    <>
      <header className="container-page grid gap-8 pt-12 pb-12 md:pt-20 md:pb-16 lg:grid-cols-12 lg:items-end">
        <h1 className="text-3xl lg:col-span-5">Frequently asked questions</h1>
        <div className="lg:col-span-7">
          <SearchForm query={query} onSearch={search} />
        </div>
      </header>
      <div className="container-page">
        <p aria-live="polite" className={isSearch ? "pb-8 text-sm text-muted empty:pb-0" : "sr-only"}>
          {isSearch && shown.length > 0 && `${countLabel(countQuestions(shown))} for “${query.trim()}”`}
        </p>
        {shown.map((category) => (
          <CategoryRow key={category.id} category={category} areOpen={isSearch} />
        ))}
        {shown.length === 0 && <NothingFound />}
        <StillStuck />
      </div>
    </>
  );
}

const countLabel = (count: number) => (count === 1 ? "1 answer" : `${count} answers`);

/** A plain GET form, so that it works before scripts load; with them, the list narrows while the visitor types. */
function SearchForm({ query, onSearch }: { readonly query: string; readonly onSearch: (text: string) => void }) {
  const [text, setText] = useState(query);
  const [queryBefore, setQueryBefore] = useState(query);
  if (query !== queryBefore) {
    // Back, forward or 'Clear Search' changed the address.
    setQueryBefore(query);
    setText(query);
  }
  return (
    <Form method="get" role="search" replace preventScrollReset className="grid gap-2">
      <label htmlFor="faq-search" className="text-sm font-semibold">
        Search the answers
      </label>
      <div className="flex gap-2">
        <input
          id="faq-search"
          type="search"
          name="q"
          value={text}
          maxLength={queryLengthMax}
          autoComplete="off"
          placeholder="Search for answers..."
          onChange={(event) => {
            setText(event.target.value);
            onSearch(event.target.value);
          }}
          className="min-h-12 w-full min-w-0 rounded-sm border border-outline bg-surface px-4 text-base text-ink placeholder:text-muted"
        />
        <button type="submit" className={buttonClass({ variant: "secondary", className: "min-h-12" })}>
          Search
        </button>
      </div>
    </Form>
  );
}

/** On wide screens the title stays in view beside its questions. */
function CategoryRow({
  category: { id, title, questions },
  areOpen,
}: {
  readonly category: FaqCategory;
  readonly areOpen: boolean;
}) {
  return (
    <section aria-labelledby={id} className="grid gap-x-8 border-t border-ink pt-5 pb-14 md:pb-20 lg:grid-cols-12">
      <div className="lg:sticky lg:top-24 lg:col-span-5 lg:self-start">
        <h2 id={id} className="text-xl">
          {title}
        </h2>
      </div>
      <div className="lg:col-span-7 lg:-mt-5">
        <Questions questions={questions} areOpen={areOpen} />
      </div>
    </section>
  );
}

function NothingFound() {
  return (
    <EmptyState
      title="No results found"
      action={
        <Link to="/faq" replace preventScrollReset className={buttonClass({ variant: "secondary" })}>
          Clear Search
        </Link>
      }
    >
      No question or answer contains these words. Try a shorter word, or part of a word.
    </EmptyState>
  );
}

function StillStuck() {
  return (
    <section
      aria-labelledby="still-stuck"
      className="mt-12 grid gap-6 rounded-md bg-sunken p-6 md:p-10 lg:grid-cols-12 lg:gap-8"
    >
      <h2 id="still-stuck" className="text-2xl lg:col-span-5">
        Still need help?
      </h2>
      <div className="grid gap-6 lg:col-span-7 lg:-ml-2">
        <p className="max-w-[56ch] text-muted">
          Contact us, and we’ll answer within {responseTime}. Our tutorials show you complete jobs, step by step.
        </p>
        <div className="flex flex-wrap gap-3">
          <ButtonLink to="/contact?subject=support">Contact Support</ButtonLink>
          <ButtonLink to="/help" variant="secondary">
            Visit Help Center
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
