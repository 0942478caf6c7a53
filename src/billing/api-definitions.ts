/** The endpoints of payments as documented. `http.ts` binds its handlers to them, so that both agree on paths and answers. */
import { createRoute, z } from "@hono/zod-openapi";
import { type ApiPart, bySession, errorSchema, jsonAnswer } from "#platform/http/api-document.ts";
import { billingIntervals, creditPacks, paidPlans } from "./rules.ts";

const userIdParameter = {
  name: "userId",
  in: "query" as const,
  required: true,
  schema: { type: "string" as const, format: "uuid", example: "5f0f2d3e-8f1c-4a86-9f0e-6f1f6c2b7a10" },
  description: "Id of whoever is signed in: one buys for oneself only.",
};

const answers = {
  200: jsonAnswer(
    z.object({
      url: z
        .url()
        .openapi({ description: "The payment page: send the browser there.", example: "https://pay.example/1" }),
    }),
    "A payment page is open.",
  ),
  400: jsonAnswer(errorSchema, "A parameter is given more than once."),
  401: jsonAnswer(errorSchema, "Nobody is signed in."),
  403: jsonAnswer(errorSchema, "The userId is somebody else's, or the Origin header is not this site's."),
  422: jsonAnswer(errorSchema, "A parameter is missing or not valid; the message says which values there are."),
  429: jsonAnswer(errorSchema, "Too many checkouts; Retry-After says when to try again."),
  503: jsonAnswer(errorSchema, "The payment provider does not answer, or nothing can be bought here."),
};

export const createCheckoutRoute = createRoute({
  method: "post",
  path: "/api/create-checkout",
  tags: ["Payments"],
  security: bySession,
  summary: "Buy a plan",
  description:
    "Opens a payment page for a plan. A first subscription begins with a free trial, where `/settings/billing` offers one. Nothing is sent in the body.",
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
      description: "Which plan.",
    },
    {
      name: "interval",
      in: "query",
      required: true,
      schema: { type: "string", enum: [...billingIntervals], example: "monthly" },
      description: "How it is paid.",
    },
    userIdParameter,
  ],
  responses: {
    ...answers,
    409: jsonAnswer(
      errorSchema,
      "A subscription runs already, and its plan can be changed; or a payment is being confirmed.",
    ),
  },
});

export const purchaseCreditsRoute = createRoute({
  method: "post",
  path: "/api/purchase-credits",
  tags: ["Payments"],
  security: bySession,
  summary: "Buy credits",
  description: "Opens a payment page for a pack of credits. Nothing is sent in the body.",
  parameters: [
    {
      name: "amount",
      in: "query",
      required: true,
      schema: { type: "integer", enum: creditPacks.map(({ amount }) => amount), example: 500 },
      description: "Which pack, by its credits.",
    },
    userIdParameter,
  ],
  responses: answers,
});

export const billingApi: ApiPart = {
  name: "Payments",
  description: "For pages of this site, in the name of whoever is signed in there: other sites' are refused.",
  endpoints: [createCheckoutRoute, purchaseCreditsRoute],
};
