import { visitorPageHeaders } from "#platform/http/page-errors.ts";
import type { SharedPage } from "#platform/http/shared-page.ts";
import { servicesContext } from "#platform/services.ts";
import { ArrowLink, ButtonLink } from "#ui/button.tsx";
import { earlyAccessDiscountPercent } from "../rules.ts";
import { earlyAccessPath } from "../ui/early-access-path.ts";
import { inkBand } from "../ui/ink-band.ts";
import { pageMeta } from "../ui/page-meta.ts";
import { WallPicture } from "../ui/wall-picture.tsx";
import type { Route } from "./+types/services";
import { listServiceTools } from "./services/list-service-tools.ts";
import { ServiceBlock } from "./services/service-block.tsx";
import { type ServiceCard, serviceCards, services } from "./services/services.ts";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches[0].loaderData, {
    title: "Services",
    description:
      "Six kinds of design work, from image generation to audio. See the tools in our directory for each one, and what we’re building ourselves.",
    path: "/services",
  });

export function headers() {
  return visitorPageHeaders;
}

export const handle: SharedPage = { sharedBy: {} };

export async function loader({ context }: Route.LoaderArgs) {
  return { found: await listServiceTools(context.get(servicesContext).db) };
}

export default function Services({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <header className="container-page grid gap-6 pt-12 pb-10 md:pt-20 md:pb-14 lg:grid-cols-12">
        <h1 className="text-3xl lg:col-span-9">AI tools for six kinds of design work</h1>
        <p className="text-lg text-muted lg:col-span-6">
          Open a kind of work to see the tools for it. The tools belong to their vendors and run on the vendors’
          websites. Our own run here, in the workspace of your account.
        </p>
      </header>
      <div className="container-page">
        <div className="border-t border-ink">
          {services.map((service, index) => (
            <ServiceBlock
              key={service.id}
              service={service}
              found={loaderData.found.find(({ id }) => id === service.id)}
              isOpen={index === 0}
            />
          ))}
        </div>
      </div>
      <section aria-labelledby="neighbors" className="container-page pt-24 md:pt-32">
        <h2 id="neighbors" className="max-w-[24ch] text-2xl">
          More services
        </h2>
        <ul className="mt-10 grid gap-x-8 gap-y-12 sm:grid-cols-2 lg:grid-cols-12">
          {serviceCards.map((card) => (
            <li key={card.categoryId} className={card.span}>
              <Card card={card} />
            </li>
          ))}
        </ul>
      </section>
      <Enterprise />
      <section className="container-page grid gap-x-8 gap-y-6 pt-24 lg:grid-cols-12">
        <h2 className="text-2xl lg:col-span-7">Get {earlyAccessDiscountPercent}% off your first year</h2>
        <div className="grid content-start gap-5 lg:col-span-5">
          <p className="text-muted">
            Join the early-access list, and we’ll email you a code for {earlyAccessDiscountPercent}% off the first year
            of any plan. Joining is free and doesn’t commit you to anything.
          </p>
          <ButtonLink to={earlyAccessPath} size="lg" className="justify-self-start">
            Join early access
          </ButtonLink>
        </div>
      </section>
    </>
  );
}

function Card({ card: { categoryId, title, text } }: { readonly card: ServiceCard }) {
  return (
    <article className="grid gap-4">
      <WallPicture categoryId={categoryId} slug={`${categoryId}-a`} className="h-56 w-full lg:h-64" />
      <div className="grid gap-1.5">
        <h3 className="text-lg">{title}</h3>
        <p className="text-muted">{text}</p>
        <ArrowLink to={`/tools?category=${categoryId}`} className="mt-1 min-h-9 justify-self-start">
          Learn More<span className="sr-only"> about {title}</span>
        </ArrowLink>
      </div>
    </article>
  );
}

function Enterprise() {
  return (
    <section aria-labelledby="enterprise" className={`mt-24 md:mt-32 ${inkBand}`}>
      <div className="container-page grid gap-x-8 gap-y-10 py-16 md:py-24 lg:grid-cols-12">
        <h2 id="enterprise" className="text-3xl lg:col-span-7">
          Enterprise Solutions
        </h2>
        <div className="grid content-end gap-6 lg:col-span-5">
          <p className="text-lg">
            Need more than 5 users, payment by invoice or custom terms? Tell us what you need, and we’ll agree on the
            terms before you pay anything.
          </p>
          <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
            <ButtonLink to="/contact?subject=partnership" size="lg">
              Contact Sales
            </ButtonLink>
            <ArrowLink to="/case-studies" className="min-h-11 text-current!">
              Read our case studies
            </ArrowLink>
          </div>
        </div>
      </div>
    </section>
  );
}
