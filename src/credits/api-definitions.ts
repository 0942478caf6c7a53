/** The endpoints of credits as documented. `http.ts` binds its handlers to them, so that both agree on paths and answers. */
import { createRoute, z } from "@hono/zod-openapi";
import { type ApiPart, bySession, errorSchema, jsonAnswer } from "#platform/http/api-document.ts";
import { serviceTypes } from "./prices.ts";
import { usageSpans } from "./usage/usage-report.ts";

const aic = (description: string, example: number) => z.number().int().openapi({ description, example });
const noSession = { 401: jsonAnswer(errorSchema, "Not signed in.") };

const bucketsSchema = z.object({
  general: aic("Basic credits, for anything.", 440),
  advanced: aic("Advanced credits, for advanced engines and tools only.", 100),
  image: aic("Image credits, for images only.", 50),
});

const balanceSchema = z
  .object({
    available: aic("All AIC that can be spent now.", 590),
    held: aic("AIC reserved for runs in progress.", 10),
    buckets: bucketsSchema.openapi({ description: "The available AIC by what they can be spent on." }),
    besidesPlan: aic("Those of them that don’t come with the plan: its number of generations doesn’t limit them.", 40),
    lastResetAt: z.iso.datetime().nullable().openapi({
      description: "When a plan’s monthly credits were last granted.",
      example: "2026-03-01T09:00:00.000Z",
    }),
  })
  .nullable()
  .openapi({ description: "Null for a user who never had credits." });

const periodSchema = z
  .object({
    name: z.string().openapi({ description: "A day or a month.", example: "2026-03-01" }),
    total: aic("AIC.", 10),
    byService: z
      .object(Object.fromEntries(serviceTypes.map((service) => [service, aic("AIC.", service === "image" ? 10 : 0)])))
      .openapi({ description: "The total by service." }),
  })
  .openapi("UsagePeriod");

const serviceSchema = z
  .object({
    id: z.enum(serviceTypes).openapi({ description: "The service.", example: "image" }),
    total: aic("AIC.", 10),
    runs: aic("Number of runs.", 1),
  })
  .openapi("ServiceUsage");

const engineSchema = z
  .object({
    id: z.string().nullable().openapi({ description: "Null for runs without an engine.", example: "imagen-4" }),
    total: aic("AIC.", 10),
    runs: aic("Number of runs.", 1),
  })
  .openapi("EngineUsage");

const usageSchema = z
  .object({
    span: z.enum(usageSpans).openapi({ description: "The requested span.", example: "days" }),
    timeZone: z.string().openapi({ description: "The time zone in which days are counted.", example: "UTC" }),
    total: aic("AIC that all runs of the span cost.", 10),
    runs: aic("Number of runs.", 1),
    periods: z.array(periodSchema).readonly().openapi({ description: "Oldest first, including those without runs." }),
    services: z.array(serviceSchema).readonly().openapi({ description: "Largest first." }),
    engines: z.array(engineSchema).readonly().openapi({ description: "Largest first." }),
  })
  .openapi("Usage");

export const balanceRoute = createRoute({
  method: "get",
  path: "/api/credits",
  tags: ["Credits"],
  security: bySession,
  summary: "Read the balance",
  description: "The signed-in user’s current AI credits (AIC).",
  responses: {
    200: jsonAnswer(z.object({ balance: balanceSchema }), "The balance."),
    ...noSession,
  },
});

export const usageRoute = createRoute({
  method: "get",
  path: "/api/credits/usage",
  tags: ["Credits"],
  security: bySession,
  summary: "Read what runs cost",
  description: "By day or month, service and engine. Refunded runs are left out.",
  parameters: [
    {
      name: "span",
      in: "query",
      schema: { type: "string", enum: [...usageSpans], default: "days" },
      description: "The last 30 days, or the last 12 months.",
    },
    {
      name: "timeZone",
      in: "query",
      schema: { type: "string", default: "UTC" },
      description: "Name of a time zone. Unknown time zones are counted in UTC, and the response says so.",
    },
  ],
  responses: {
    200: jsonAnswer(usageSchema, "The usage."),
    ...noSession,
    422: jsonAnswer(errorSchema, "The span is invalid."),
  },
});

export const creditsApi: ApiPart = {
  name: "Credits",
  description: "For this site’s own pages, about the signed-in user.",
  endpoints: [balanceRoute, usageRoute],
};
