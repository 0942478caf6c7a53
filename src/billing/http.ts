import { OpenAPIHono } from "@hono/zod-openapi";
import type { Context } from "hono";
import { type Accounts, signedInAs } from "#accounts/index.ts";
import { AppError } from "#platform/errors.ts";
import type { AppEnv } from "#platform/http/app-env.ts";
import type { Services } from "#platform/services.ts";
import { createCheckoutRoute, purchaseCreditsRoute } from "./api-definitions.ts";
import type { CheckoutCodes } from "./checkout/checkout-codes.ts";
import { createCheckout, type Payer } from "./checkout/create-checkout.ts";
import { returnPathOf } from "./checkout/find-checkout.ts";
import { type RequestedItem, readPackItem, readPlanItem } from "./checkout/read-checkout-item.ts";

/** All input is in the query string (C4). */
export const bodylessPaths = [createCheckoutRoute.path, purchaseCreditsRoute.path];

/** Checkout API for the signed-in user (C4). Pages use forms instead. */
export function billingRoutes(services: Services, accounts: Accounts, codes: CheckoutCodes) {
  const routes = new OpenAPIHono<AppEnv>();

  const answer = async (c: Context<AppEnv>, user: Payer, item: RequestedItem) => {
    const { url } = await createCheckout(services, codes, {
      user,
      item,
      discountCode: "",
      returnPath: returnPathOf(item),
    });
    return c.json({ url }, 200, { "Cache-Control": "no-store" });
  };

  routes.openapi(createCheckoutRoute, async (c) => {
    const user = await requireOneself(c, accounts);
    return answer(c, user, readPlanItem(onlyOne(c, "planId"), onlyOne(c, "interval")));
  });

  routes.openapi(purchaseCreditsRoute, async (c) => {
    const user = await requireOneself(c, accounts);
    return answer(c, user, readPackItem(onlyOne(c, "amount")));
  });

  return routes;
}

/**
 * The signed-in user, who may only pass their own id.
 * @throws {AppError} `unauthorized`, `invalid_input` without a user id, `forbidden` for any other id, whether or not it exists.
 */
async function requireOneself(c: Context<AppEnv>, accounts: Accounts): Promise<Payer> {
  const viewer = await signedInAs(c, accounts);
  const userId = onlyOne(c, "userId");
  if (userId === undefined)
    throw new AppError("invalid_input", { userMessage: "The userId is missing. Please send your own." });
  if (userId === viewer.userId) return viewer;
  throw new AppError("forbidden", { userMessage: "You can only buy for yourself, and this userId isn’t yours." });
}

/** A parameter that is sent exactly once: with two of the same name, it would be unclear which one counts. */
function onlyOne(c: Context<AppEnv>, name: string): string | undefined {
  const values = c.req.queries(name) ?? [];
  return values.length === 1 ? values[0] : undefined;
}
