import { redirect } from "react-router";
import { requireSession } from "#accounts/index.ts";
import { accountMeta } from "#accounts/ui/index.ts";
import { servicesContext } from "#platform/services.ts";
import { findCheckoutUrl } from "../../../checkout/find-checkout.ts";
import { billingPath } from "../../../rules.ts";
import { LeavePage } from "../../../ui/leave-page.tsx";
import type { Route } from "./+types/to-payment";

export const meta: Route.MetaFunction = ({ matches }) =>
  accountMeta(matches[0].loaderData, "Opening the payment page", "");

/**
 * Sends the browser to the payment page. This page is needed because the `form-action` policy lets a form lead only to our own origin, even
 * through redirects.
 */
export async function loader({ context, url, params }: Route.LoaderArgs) {
  const { viewer } = await requireSession(context, url);
  const services = context.get(servicesContext);
  const address = await findCheckoutUrl(services, { checkoutId: params.checkoutId, userId: viewer.userId });
  // Already paid, expired or not this user's: the billing page shows the current state.
  if (!address) throw redirect(billingPath, 302);
  return { address };
}

export default function ToPaymentPage({ loaderData: { address } }: Route.ComponentProps) {
  return <LeavePage title="Opening the payment page" address={address} />;
}
