import { visitorPageHeaders } from "#platform/http/page-errors.ts";
import type { SharedPage } from "#platform/http/shared-page.ts";
import { ArrowLink, ButtonLink } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import { useIsOffered } from "#ui/offered-models.ts";
import { earlyAccessPath } from "../ui/early-access-path.ts";
import { useSite } from "../ui/index.ts";
import { pageMeta } from "../ui/page-meta.ts";
import type { Route } from "./+types/features";
import { ExhibitDrawing } from "./features/exhibit-drawing.tsx";
import { type ExhibitId, exhibits } from "./features/exhibits.ts";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches[0].loaderData, {
    title: "Features",
    description:
      "Nine features for AI design work, with the state of each one: what works today with a free account, and what is still being built.",
    path: "/features",
  });

export function headers() {
  return visitorPageHeaders;
}

export const handle: SharedPage = { sharedBy: {} };

/** Number of the grid's twelve columns that each feature takes. */
const spans: Readonly<Record<ExhibitId, string>> = {
  "smart-templates": "lg:col-span-5",
  "ai-image-generation": "lg:col-span-7",
  "copy-assistant": "lg:col-span-5",
  "one-click-resizing": "lg:col-span-7",
  "brand-kit": "lg:col-span-12",
  "background-remover": "lg:col-span-7",
  "team-collaboration": "lg:col-span-5",
  "magic-edit": "lg:col-span-7",
  "design-analytics": "lg:col-span-5",
};

export default function Features() {
  const { productName } = useSite();
  return (
    <>
      <header className="container-page grid items-end gap-8 pt-12 pb-14 md:pt-20 md:pb-20 lg:grid-cols-12">
        <h1 className="text-3xl lg:col-span-8">Nine features, and what you can use today</h1>
        <div className="grid gap-4 lg:col-span-4">
          <p className="text-muted">
            {productName} is a directory of AI design tools, and has tools of its own, which a free account opens. Each
            feature says what works today. Two also say what is still being built.
          </p>
          <ul className="grid gap-1 text-sm">
            <li className="flex items-center gap-2.5">
              <StateMark isOpen /> Works today
            </li>
            <li className="flex items-center gap-2.5">
              <StateMark isOpen={false} /> Still being built
            </li>
          </ul>
        </div>
      </header>
      <ol className="container-page grid gap-x-8 gap-y-5 lg:grid-cols-12">
        {exhibits.map((exhibit, index) => (
          <li
            key={exhibit.id}
            id={exhibit.id}
            className={classNames("grid pb-14 lg:row-span-2 lg:grid-rows-subgrid lg:pb-16", spans[exhibit.id])}
          >
            <Piece exhibit={exhibit} number={index + 1} isWide={exhibit.id === "brand-kit"} />
          </li>
        ))}
      </ol>
      <section className="container-page mt-24 md:mt-32">
        <div className="grid gap-6 border-t border-ink pt-8 lg:grid-cols-12">
          <h2 className="text-2xl lg:col-span-7">Start with the directory</h2>
          <div className="grid content-start gap-6 lg:col-span-5">
            <p className="text-muted">
              You don’t need an account to search it, or to try our design engine. With a free account, you can also
              save favorites and keep what you make.
            </p>
            <div className="flex flex-wrap gap-3">
              <ButtonLink to="/tools">Explore Tools</ButtonLink>
              <ButtonLink to={earlyAccessPath} variant="secondary">
                Join early access
              </ButtonLink>
            </div>
            <ArrowLink to="/pricing">See plans and pricing</ArrowLink>
          </div>
        </div>
      </section>
    </>
  );
}

type Exhibit = (typeof exhibits)[number];

function Piece({
  exhibit,
  number,
  isWide,
}: {
  readonly exhibit: Exhibit;
  readonly number: number;
  readonly isWide: boolean;
}) {
  const { id, title, today, link } = exhibit;
  const later = "later" in exhibit ? exhibit.later : undefined;
  const isOffered = useIsOffered();
  const lacksModel = "model" in exhibit && !isOffered(exhibit.model);
  return (
    <article
      className={classNames("grid gap-5 lg:row-span-2", isWide ? "lg:grid-cols-12 lg:gap-8" : "lg:grid-rows-subgrid")}
    >
      <div className={classNames(isWide && "lg:order-2 lg:col-span-8")}>
        <ExhibitDrawing id={id} />
      </div>
      <div className={classNames("grid gap-3", isWide ? "content-end lg:col-span-4" : "content-start")}>
        <h2 className="text-xl">
          <span aria-hidden className="inline-block w-10 text-muted tabular-nums">
            {number}
          </span>
          {title}
        </h2>
        <div className="grid gap-3 sm:pl-10">
          <p className="flex gap-2.5 [&>span:first-child]:mt-[0.45rem]">
            <StateMark isOpen />
            <span>
              <span className="sr-only">Today: </span>
              {today} {lacksModel && "No language model is connected on this site: it needs one on your own key. "}
              <ArrowLink to={link.path}>{link.text}</ArrowLink>
            </span>
          </p>
          {later && (
            <p className="flex gap-2.5 text-muted [&>span:first-child]:mt-[0.45rem]">
              <StateMark isOpen={false} />
              <span>
                <span className="sr-only">Still being built: </span>
                {later}
              </span>
            </p>
          )}
        </div>
      </div>
    </article>
  );
}

function StateMark({ isOpen }: { readonly isOpen: boolean }) {
  return (
    <span
      aria-hidden
      className={classNames("size-3 shrink-0 rounded-full border-2", isOpen ? "border-ink bg-ink" : "border-outline")}
    />
  );
}
