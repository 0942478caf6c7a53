/** The documented payment endpoints. `http.ts` binds its handlers to them, so that paths and responses match. */
import { createRoute, z } from "@hono/zod-openapi";
import { type ApiPart, bySession, errorSchema, jsonAnswer } from "#platform/http/api-document.ts";
import { billingIntervals, creditPacks, paidPlans } from "./rules.ts";

const userIdParameter = {
  name: "userId",
  in: "query" as const,
  required: true,
  schema: { type: "string" as const, format: "uuid", example: "5f0f2d3e-8f1c-4a86-9f0e-6f1f6c2b7a10" },
  description: "The signed-in user’s own id. You can only buy for yourself.",
};

const answers = {
  200: jsonAnswer(
    z.object({
      url: z
        .url()
        .openapi({ description: "The payment page. Redirect the browser there.", example: "https://pay.example/1" }),
    }),
    "A payment page is open.",
  ),
  400: jsonAnswer(errorSchema, "A parameter was sent more than once."),
  401: jsonAnswer(errorSchema, "Not signed in."),
  403: jsonAnswer(errorSchema, "The userId belongs to another user, or the Origin header is not this site’s."),
  422: jsonAnswer(errorSchema, "A parameter is missing or invalid. The message lists the valid values."),
  429: jsonAnswer(errorSchema, "Too many checkouts. Retry-After says when to try again."),
  503: jsonAnswer(errorSchema, "The payment provider isn’t responding, or payments aren’t set up."),
};

export const createCheckoutRoute = createRoute({
  method: "post",
  path: "/api/create-checkout",
  tags: ["Payments"],
  security: bySession,
  summary: "Buy a plan",
  description:
    "Opens a payment page for a plan. A first subscription starts with a free trial if `/settings/billing` offers one. The request has no body.",
  parameters: [
    {
      name: "planId",
      in: "query",
      required: true,
      schema: {
        type: "string",
        enum: paidPlans.map(({ id }) => id),
        example: "pro",
      },
      description: "The plan.",
    },
    {
      name: "interval",
      in: "query",
      required: true,
      schema: { type: "string", enum: [...billingIntervals], example: "monthly" },
      description: "The billing interval.",
    },
    userIdParameter,
  ],
  responses: {
    ...answers,
    409: jsonAnswer(
      errorSchema,
      "You already have a subscription and can change its plan, or a payment is still being confirmed.",
    ),
  },
});

export const purchaseCreditsRoute = createRoute({
  method: "post",
  path: "/api/purchase-credits",
  tags: ["Payments"],
  security: bySession,
  summary: "Buy credits",
  description: "Opens a payment page for a credit pack. The request has no body.",
  parameters: [
    {
      name: "amount",
      in: "query",
      required: true,
      schema: { type: "integer", enum: creditPacks.map(({ amount }) => amount), example: 500 },
      description: "The pack, by its number of credits.",
    },
    userIdParameter,
  ],
  responses: answers,
});

export const billingApi: ApiPart = {
  name: "Payments",
  description: "For this site’s own pages, on behalf of the signed-in user. Requests from other sites are refused.",
  endpoints: [createCheckoutRoute, purchaseCreditsRoute],
};
