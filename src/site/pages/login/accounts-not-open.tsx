import type { ReactNode } from "react";
import { Link, useSearchParams } from "react-router";
import { ButtonLink } from "#ui/button.tsx";
import { describeReturn, type Return } from "../../describe-return.ts";
import { encodeReturnPath } from "../../login-path.ts";
import { plans } from "../../plans.ts";
import { earlyAccessDiscountPercent } from "../../rules.ts";
import { earlyAccessPath } from "../../ui/early-access-path.ts";
import { WallPicture } from "../../ui/wall-picture.tsx";

/** What stands in the place of the log-in and sign-up forms until accounts open. It keeps where the guest was going. */
export function AccountsNotOpen({
  title,
  children,
  other,
}: {
  readonly title: string;
  readonly children: ReactNode;
  readonly other: { readonly text: string; readonly path: string };
}) {
  const [parameters] = useSearchParams();
  const target = describeReturn(parameters.get("redirectTo"));
  return (
    <div className="container-page grid gap-14 pt-12 md:pt-20 lg:grid-cols-12 lg:gap-8">
      <div className="grid content-start gap-6 lg:col-span-6">
        <h1 className="text-3xl">{title}</h1>
        <p className="max-w-[50ch] text-lg text-muted">{children}</p>
        {target && <WayBack target={target} />}
        <div className="flex flex-wrap gap-3 pt-2">
          <ButtonLink to={earlyAccessPath} size="lg">
            Join early access
          </ButtonLink>
          <ButtonLink to="/tools" look="secondary" size="lg">
            Browse all tools
          </ButtonLink>
        </div>
        <p className="text-sm text-muted">
          People on the early-access list hear first, and get {earlyAccessDiscountPercent}% off the first year of any
          plan.{" "}
          <Link
            to={other.path + (target ? `?redirectTo=${encodeReturnPath(target.path)}` : "")}
            className="text-accent-text underline underline-offset-3"
          >
            {other.text}
          </Link>
        </p>
      </div>
      <UnfinishedWall />
    </div>
  );
}

function WayBack({ target }: { readonly target: Return }) {
  const { text, link } = describe(target);
  return (
    <div className="flex flex-wrap items-center justify-between gap-4 border-y border-hairline py-4">
      <p>{text}</p>
      {link && (
        <ButtonLink to={target.path} look="secondary">
          {link}
        </ButtonLink>
      )}
    </div>
  );
}

function describe(target: Return): { readonly text: ReactNode; readonly link?: string } {
  if (target.kind === "page") return { text: "You came from another page.", link: "Back to that page" };
  if (target.kind === "member-screen") {
    return {
      text: (
        <>
          The page you asked for, <code className="break-all">{target.path}</code>, needs an account.
        </>
      ),
    };
  }
  const name = plans.find(({ id }) => id === target.planId)?.name ?? "";
  return { text: `You chose ${name}, billed ${target.interval}.`, link: `Back to ${name}` };
}

/** A wall on which some frames still wait for their pictures. */
const frames = ["logo-design", undefined, "data", undefined, "website", undefined, "audio-tools", undefined, "health"];

function UnfinishedWall() {
  return (
    <div aria-hidden className="hidden grid-cols-3 content-start gap-4 lg:col-span-5 lg:col-start-8 lg:grid">
      {frames.map((categoryId, index) =>
        categoryId ? (
          <WallPicture
            key={categoryId}
            categoryId={categoryId}
            slug={`${categoryId}-a`}
            isEager
            className="aspect-square size-full"
          />
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: empty frames have no identity but their place
          <div key={index} className="aspect-square rounded-md border border-dashed border-outline" />
        ),
      )}
    </div>
  );
}
