import { useEffect } from "react";
import { useAuth } from "#accounts/ui/index.ts";
import { visitorPageHeaders } from "#platform/http/page-errors.ts";
import type { SharedPage } from "#platform/http/shared-page.ts";
import { servicesContext } from "#platform/services.ts";
import { dashboardPath, fallbackCode, invitePath, parseCode, referralReward, signUpPath } from "#referrals/rules.ts";
import { ArrowLink, ButtonLink } from "#ui/button.tsx";
import { describePage } from "#ui/head.ts";
import { inkBand } from "../ui/ink-band.ts";
import { useSite } from "../ui/site-settings.tsx";
import { WallPicture } from "../ui/wall-picture.tsx";
import type { Route } from "./+types/invitation";
import { exampleQuery, listExampleTools } from "./how-it-works/list-example-tools.ts";
import { DemoSection } from "./how-it-works/walkthrough.tsx";
import { answers, benefits, wall } from "./invitation/benefits.ts";

export function headers() {
  return visitorPageHeaders;
}

export const handle: SharedPage = { sharedBy: {} };

/** Invite pages stay out of search engines. */
export function meta({ matches: [root], loaderData }: Route.MetaArgs) {
  const { baseUrl, productName } = root.loaderData;
  return describePage({
    title: `A friend invites you to ${productName}`,
    description: `Find the right AI design tool. Sign up with this invite, and you and your friend each get ${referralReward} credits after your first generation.`,
    path: invitePath(loaderData?.code ?? fallbackCode),
    baseUrl,
    productName,
    noIndex: true,
  });
}

/** The page is the same for every code, so that it does not reveal which codes exist. */
export async function loader({ context, params }: Route.LoaderArgs) {
  return {
    code: parseCode(params.code) ?? fallbackCode,
    query: exampleQuery,
    tools: await listExampleTools(context.get(servicesContext).db),
  };
}

export default function InvitationPage({ loaderData: { code, query, tools } }: Route.ComponentProps) {
  useKeptCode(code);
  return (
    <>
      <Welcome code={code} />
      <Benefits />
      <About />
      <DemoSection query={query} tools={tools} />
      <Accept code={code} />
    </>
  );
}

/** Keeps the code for visitors who look around before they sign up. The sign-up page sets the cookie; this page is cached and cannot. */
function useKeptCode(code: string): void {
  const { viewer } = useAuth();
  const isKept = !viewer && code !== fallbackCode;
  useEffect(() => {
    // If this fails, the buttons still carry the code.
    if (isKept) fetch(signUpPath(code), { method: "HEAD" }).catch(() => {});
  }, [isKept, code]);
}

function Welcome({ code }: { readonly code: string }) {
  const { productName } = useSite();
  return (
    <header className="container-page grid grid-cols-[minmax(0,1fr)] items-center gap-x-16 gap-y-12 pt-12 md:pt-20 lg:grid-cols-12">
      <div className="grid content-center gap-6 lg:col-span-7">
        <h1 className="max-w-[14ch] text-3xl">A friend invites you to {productName}</h1>
        <p className="max-w-[50ch] text-lg text-muted">
          Find the right AI design tool in one place. Sign up with this invite, and you both get {referralReward}{" "}
          credits after your first generation here.
        </p>
        <div className="flex flex-wrap gap-3">
          <AcceptButton code={code} />
          <ButtonLink to="/tools" variant="secondary" size="lg">
            Look around first
          </ButtonLink>
        </div>
      </div>
      <div aria-hidden className="grid grid-cols-3 gap-2 sm:gap-3 lg:col-span-5 lg:grid-cols-2">
        {wall.map(([categoryId, slug]) => (
          <WallPicture key={slug} categoryId={categoryId} slug={slug} isEager className="aspect-[8/5] w-full" />
        ))}
      </div>
    </header>
  );
}

/** Signed-in users cannot accept an invite, but can send their own. */
function AcceptButton({ code }: { readonly code: string }) {
  const { viewer } = useAuth();
  return viewer ? (
    <ButtonLink to={dashboardPath} size="lg">
      Invite your friends
    </ButtonLink>
  ) : (
    <ButtonLink to={signUpPath(code)} size="lg" rel="nofollow">
      Accept the invite
    </ButtonLink>
  );
}

function Benefits() {
  return (
    <section aria-labelledby="benefits" className="container-page pt-20 md:pt-28">
      <h2 id="benefits" className="pb-8 text-2xl">
        What it brings
      </h2>
      <ul className="grid gap-4 md:grid-cols-3 md:gap-6">
        {benefits.map(({ title, text, link }, index) => (
          <li
            key={title}
            className={
              index === 0
                ? "grid grid-rows-[auto_1fr_auto] gap-3 rounded-md bg-accent-wash p-6 lg:p-8"
                : "grid grid-rows-[auto_1fr_auto] gap-3 rounded-md border border-hairline bg-surface p-6 lg:p-8"
            }
          >
            <h3 className="text-xl">{title}</h3>
            <p className={index === 0 ? "text-ink" : "text-muted"}>{text}</p>
            <ArrowLink to={link.path} className="min-h-11 justify-self-start">
              {link.text}
            </ArrowLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

function About() {
  const { productName } = useSite();
  return (
    <section
      aria-labelledby="what-it-is"
      className="container-page grid gap-x-8 gap-y-8 pt-24 md:pt-32 lg:grid-cols-12"
    >
      <div className="grid content-start gap-4 lg:col-span-5">
        <h2 id="what-it-is" className="text-2xl">
          What is {productName}?
        </h2>
        <p className="max-w-[44ch] text-muted">
          One platform for designing with AI, from the first search to the finished design.
        </p>
        <ArrowLink to="/how-it-works" className="min-h-11 justify-self-start">
          How it works
        </ArrowLink>
      </div>
      <dl className="lg:col-span-7">
        {answers.map(({ title, text }) => (
          <div key={title} className="grid gap-x-8 gap-y-1 border-t border-hairline py-6 last:border-b sm:grid-cols-2">
            <dt className="font-display text-lg font-bold tracking-tight">{title}</dt>
            <dd className="text-muted">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Accept({ code }: { readonly code: string }) {
  return (
    <section aria-labelledby="accept" className="container-page pt-16 md:pt-24">
      <div
        className={`${inkBand} flex flex-wrap items-center justify-between gap-x-12 gap-y-6 rounded-md px-6 py-10 sm:px-10`}
      >
        <div className="grid gap-2">
          <h2 id="accept" className="text-2xl">
            An account is free
          </h2>
          <p className="max-w-[48ch] opacity-80">
            Confirm your email address, and you’re ready to go. You don’t need a card, and you can delete your account
            at any time.
          </p>
        </div>
        <AcceptButton code={code} />
      </div>
    </section>
  );
}
