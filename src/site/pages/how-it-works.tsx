import { visitorPageHeaders } from "#platform/http/page-errors.ts";
import type { SharedPage } from "#platform/http/shared-page.ts";
import { servicesContext } from "#platform/services.ts";
import { ArrowLink, ButtonLink } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import { pageMeta } from "../ui/page-meta.ts";
import { WallPicture } from "../ui/wall-picture.tsx";
import type { Route } from "./+types/how-it-works";
import { exampleQuery, listExampleTools } from "./how-it-works/list-example-tools.ts";
import { audiences, steps } from "./how-it-works/steps.ts";
import { DemoSection } from "./how-it-works/walkthrough.tsx";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches[0].loaderData, {
    title: "How it works",
    description:
      "Find the right AI design tool in three steps: say what you want to make, compare the tools that match, and open one. With a product walkthrough.",
    path: "/how-it-works",
  });

export function headers() {
  return visitorPageHeaders;
}

export const handle: SharedPage = { sharedBy: {} };

export async function loader({ context }: Route.LoaderArgs) {
  return {
    query: exampleQuery,
    tools: await listExampleTools(context.get(servicesContext).db),
  };
}

export default function HowItWorks({ loaderData: { query, tools } }: Route.ComponentProps) {
  return (
    <>
      <header className="container-page pt-12 pb-12 md:pt-20 md:pb-16">
        <h1 className="max-w-[16ch] text-3xl">Find the right tool in three steps</h1>
      </header>
      <Steps />
      <DemoSection query={query} tools={tools} />
      <PerfectFor />
    </>
  );
}

/** Column in which each step begins: three steps down, from left to right. The corners that stay free take a picture. */
const stairs = [
  { place: "lg:col-start-1", picture: { categoryId: "ideation", place: "lg:col-start-9" } },
  { place: "lg:col-start-4", picture: undefined },
  { place: "lg:col-start-7", picture: { categoryId: "logo-design", place: "lg:col-start-1" } },
];

function Steps() {
  return (
    <section aria-labelledby="steps" className="container-page">
      <h2 id="steps" className="sr-only">
        The three steps
      </h2>
      <ol className="grid gap-10 lg:gap-0">
        {steps.map(({ title, text, link }, index) => (
          <li key={title} className="lg:grid lg:grid-cols-12 lg:gap-x-8">
            <div
              className={classNames(
                "grid grid-cols-[3.5rem_1fr] border-t border-ink pt-5 md:grid-cols-[6rem_1fr] lg:col-span-6 lg:row-start-1 lg:pb-14",
                stairs[index]?.place,
              )}
            >
              <p aria-hidden className="font-display text-3xl font-bold tracking-tight tabular-nums">
                {index + 1}
              </p>
              <div className="grid gap-3">
                <h3 className="text-xl">{title}</h3>
                <p className="text-muted">{text}</p>
                <ArrowLink to={link.path} className="min-h-9 justify-self-start">
                  {link.text}
                </ArrowLink>
              </div>
            </div>
            <StairPicture picture={stairs[index]?.picture} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function StairPicture({ picture }: { readonly picture: (typeof stairs)[number]["picture"] }) {
  if (!picture) return null;
  const { categoryId, place } = picture;
  return (
    <div className={classNames("relative col-span-4 row-start-1 mb-8 hidden lg:block", place)}>
      <WallPicture categoryId={categoryId} slug={`${categoryId}-b`} className="absolute inset-0 size-full" />
    </div>
  );
}

function PerfectFor() {
  return (
    <section aria-labelledby="perfect-for" className="container-page pt-24 md:pt-32">
      <h2 id="perfect-for" className="border-b border-ink pb-6 text-2xl">
        Perfect For
      </h2>
      <ul>
        {audiences.map(({ name, text, categoryId, link }) => (
          <li
            key={name}
            className="grid grid-cols-[5rem_1fr] items-center gap-x-6 gap-y-1 border-b border-hairline py-5 md:grid-cols-[7rem_1fr] lg:grid-cols-[7rem_4fr_4fr_3fr]"
          >
            <WallPicture
              categoryId={categoryId}
              slug={`${categoryId}-a`}
              className="row-span-3 aspect-square w-full rounded-sm lg:row-span-1 lg:aspect-[8/5]"
            />
            <h3 className="text-lg lg:text-xl">{name}</h3>
            <p className="text-muted">{text}</p>
            <ArrowLink to={link.path} className="min-h-9 justify-self-start lg:min-h-11 lg:justify-self-end">
              {link.text}
            </ArrowLink>
          </li>
        ))}
      </ul>
      <div className="mt-12 flex flex-wrap gap-3">
        <ButtonLink to="/tools" size="lg">
          Explore Tools
        </ButtonLink>
        <ButtonLink to="/faq" variant="secondary" size="lg">
          Read the FAQ
        </ButtonLink>
      </div>
    </section>
  );
}
