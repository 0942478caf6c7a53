import { Outlet, type ShouldRevalidateFunctionArgs } from "react-router";
import { requireSession } from "#accounts/index.ts";
import { servicesContext } from "#platform/services.ts";
import { findEntitlement } from "../entitlement/find-entitlement.ts";
import { describePlan } from "../rules.ts";
import { SubscriptionProvider } from "../ui/subscription-provider.tsx";
import type { Route } from "./+types/member-layout";

/** Around pages that show what the plan allows: `useSubscription`. A layout of their own, so that no other page pays for it. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { viewer } = await requireSession(context, url);
  const { db, clock } = context.get(servicesContext);
  const now = clock.now();
  return { state: describePlan(await findEntitlement(db, viewer.userId, now), now) };
}

/** What is refused as a conflict was asked of a page that is out of date: it shows how things stand now. */
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
