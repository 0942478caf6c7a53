import { visitorPageHeaders } from "#platform/http/page-errors.ts";
import type { SharedPage } from "#platform/http/shared-page.ts";
import { ArrowLink, ButtonLink } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import { useSite } from "../ui/index.ts";
import { pageMeta } from "../ui/page-meta.ts";
import { WallPicture } from "../ui/wall-picture.tsx";
import type { Route } from "./+types/about";
import { roles, values } from "./about/about.ts";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches[0].loaderData, {
    title: "About us",
    description:
      "Why we built this directory of AI design tools, the three values we work by, how you can check each of them, and the four roles behind it.",
    path: "/about",
  });

export function headers() {
  return visitorPageHeaders;
}

export const handle: SharedPage = { sharedBy: {} };

export default function About() {
  return (
    <>
      <header className="container-page pt-12 md:pt-20">
        <h1 className="max-w-[18ch] text-3xl">We help you find the right AI design tool</h1>
      </header>
      <Story />
      <Values />
      <Roles />
    </>
  );
}

function Story() {
  const { productName } = useSite();
  return (
    <section aria-labelledby="story" className="container-page grid gap-12 pt-12 md:pt-20 lg:grid-cols-12 lg:gap-8">
      <div className="grid max-w-md grid-cols-6 content-start lg:col-span-5 lg:max-w-none">
        <WallPicture categoryId="workflow" slug="workflow-a" isEager className="col-span-4 w-full" />
        <WallPicture
          categoryId="ads"
          slug="ads-a"
          isEager
          className="col-span-4 col-start-3 -mt-8 w-full border-4 border-paper"
        />
        <WallPicture
          categoryId="seo"
          slug="seo-a"
          isEager
          className="col-span-3 col-start-2 -mt-8 w-full border-4 border-paper"
        />
      </div>
      <div className="grid content-start gap-5 lg:col-span-6 lg:col-start-7">
        <h2 id="story" className="text-xl">
          Our story
        </h2>
        <p className="text-lg">
          There are more AI design tools than you can try. Each claims to be the simplest, most show the same kind of
          gallery, and few say clearly what you get in the end. Finding the right one has become a job in itself.
        </p>
        <p>
          {productName} is the list that we wanted for that job. For each tool, we say in our own words what it does and
          whether it has a lasting free plan, show you similar tools, and link to the vendor. Our tutorials help you get
          the work done once you’ve chosen a tool.
        </p>
        <p>
          Accounts, plans and credits are available now, and so are our own tools, which use those credits. Where
          something is still being built, the page says so.
        </p>
        <ArrowLink to="/blog/tools-we-cannot-sell-you" className="min-h-11 justify-self-start">
          Why we list tools we don’t sell
        </ArrowLink>
      </div>
    </section>
  );
}

function Values() {
  return (
    <section aria-labelledby="values" className="container-page pt-24 md:pt-32">
      <h2 id="values" className="sr-only">
        Our values
      </h2>
      <dl className="border-t border-ink">
        {values.map(({ name, text, proof }) => (
          <div
            key={name}
            className="grid gap-3 border-b border-hairline py-8 md:grid-cols-12 md:gap-x-8 md:gap-y-4 md:py-12"
          >
            <dt className="font-display text-2xl font-bold tracking-tight md:col-span-12 lg:col-span-5">{name}</dt>
            <dd className="max-w-[60ch] md:col-span-8 lg:col-span-4">{text}</dd>
            <dd className="text-sm md:col-span-4 lg:col-span-3">
              <span className="block text-muted">How you can check it</span>
              <ArrowLink to={proof.path} className="min-h-9">
                {proof.text}
              </ArrowLink>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Each picture's offset from the top. */
const hangs = ["", "lg:mt-16", "lg:mt-6", "lg:mt-24"];

function Roles() {
  return (
    <section aria-labelledby="roles" className="container-page pt-24 md:pt-32">
      <div className="grid gap-4 lg:grid-cols-12">
        <h2 id="roles" className="text-2xl lg:col-span-5">
          Our four roles
        </h2>
        <p className="max-w-[46ch] text-muted lg:col-span-5 lg:col-start-8">
          We introduce roles rather than people. Each role is responsible for what it says here.
        </p>
      </div>
      <ul className="mt-12 grid gap-x-6 gap-y-12 sm:grid-cols-2 lg:grid-cols-4">
        {roles.map(({ name, text, categoryId }, index) => (
          <li
            key={name}
            className={classNames(
              "grid grid-cols-[7rem_1fr] content-start gap-x-5 gap-y-4 sm:grid-cols-1",
              hangs[index],
            )}
          >
            <WallPicture categoryId={categoryId} slug={`${categoryId}-a`} className="aspect-[4/5] w-full" />
            <div className="grid content-start gap-1">
              <h3 className="text-lg">{name}</h3>
              <p className="text-muted">{text}</p>
            </div>
          </li>
        ))}
      </ul>
      <div className="mt-16 flex flex-wrap gap-3 border-t border-hairline pt-8">
        <ButtonLink to="/careers">See Current Openings</ButtonLink>
        <ButtonLink to="/contact" variant="secondary">
          Contact Us
        </ButtonLink>
      </div>
    </section>
  );
}
