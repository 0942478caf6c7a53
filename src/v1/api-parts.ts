/** Parts that the documented endpoints for programs have in common. */
import { z } from "@hono/zod-openapi";
import { jsonAnswer } from "#platform/http/api-document.ts";

export const about = <Schema extends z.ZodType>(schema: Schema, description: string, example?: unknown): Schema =>
  schema.openapi(example === undefined ? { description } : { description, example });

const errorBody = z.object({
  error: about(
    z.object({
      message: about(z.string(), "What went wrong, and what to do.", "This API key was revoked."),
      type: about(z.string(), "The kind of error.", "authentication_error"),
      param: about(z.string().nullable(), "The parameter that is wrong.", null),
      code: about(z.string(), "Which error it is.", "invalid_api_key"),
    }),
    "The body of every response with a status of 400 or above.",
  ),
});

export const error = (description: string) => jsonAnswer(errorBody, description);

export const refusals = {
  401: error("There is no key, or it is unknown, expired or revoked."),
  403: error("The key lacks the permission, its budget is used up, or the account isn’t on the Business plan."),
  429: error(
    "Too many requests, for the key or for the provider. Retry-After says when to try again, as far as the provider says it.",
  ),
};

export const runRefusals = {
  400: error("A parameter is wrong or not supported, and `param` names it; or the provider refused the request."),
  402: error("There are not enough AI credits. The message names the price and the balance."),
  404: error("There is no such model, or you can’t use it at the moment."),
  409: error(
    "The Idempotency-Key was used for another request, or its answer isn’t kept: it was too long, or a day has passed. X-Generation-Id names its generation.",
  ),
  413: error("The request is larger than 10 MB."),
  503: error("The provider failed. It cost nothing. X-Should-Retry is false where we have tried it several times."),
};

export const runHeaders = [
  {
    name: "Idempotency-Key",
    in: "header" as const,
    schema: { type: "string" as const, maxLength: 150 },
    description:
      "Requests with the same key are run and charged once, unless the first one failed. For a day, a repeat waits for the run or gets its answer. A request with a key goes on to its end, also if your program hangs up.",
  },
  {
    name: "X-Max-AIC",
    in: "header" as const,
    schema: { type: "integer" as const },
    description: "The most that the request may cost, in AI credits.",
  },
];

export const runId = "8a2f6c1e-3b0d-4c1f-9a53-7d5e0f1b2c3d";
export const aic = (description: string, example: number) => about(z.number().int(), description, example);

export const facts = z.object({
  generation_id: about(z.string(), "Also in the header X-Generation-Id.", runId),
  cost_aic: aic("What it cost, in AI credits. Also in the header X-Aic-Cost.", 2),
  balance_aic: aic("AI credits that you have left. Also in the header X-Aic-Balance.", 498),
});

export const model = (example: string) =>
  about(z.string(), "Id of a model. Former models are served by their successors.", example);

export const maxAic = about(
  z.number().int().optional(),
  "The most that the request may cost, in AI credits, as with the header X-Max-AIC.",
);

export const user = about(z.string().optional(), "Taken and not passed on.");
