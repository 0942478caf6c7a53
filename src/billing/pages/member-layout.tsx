import { Outlet, type ShouldRevalidateFunctionArgs } from "react-router";
import { requireSession } from "#accounts/index.ts";
import { servicesContext } from "#platform/services.ts";
import { findEntitlement } from "../entitlement/find-entitlement.ts";
import { describePlan } from "../rules.ts";
import { SubscriptionProvider } from "../ui/subscription-provider.tsx";
import type { Route } from "./+types/member-layout";

/** Wraps pages that read the plan with `useSubscription`. A separate layout, so that other pages skip the query. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { viewer } = await requireSession(context, url);
  const { db, clock } = context.get(servicesContext);
  const now = clock.now();
  return { state: describePlan(await findEntitlement(db, viewer.userId, now), now) };
}

/** A conflict means that the page was out of date, so it is loaded again. */
export function shouldRevalidate({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  return actionStatus === 409 || defaultShouldRevalidate;
}

export default function MemberLayout({ loaderData: { state } }: Route.ComponentProps) {
  return (
    <SubscriptionProvider state={state}>
      <Outlet />
    </SubscriptionProvider>
  );
}
