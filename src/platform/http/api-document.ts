/** Types and helpers that the slices share to describe their parts of the API. */
import { type createRoute, z } from "@hono/zod-openapi";
import { httpStatusByErrorCode } from "../errors.ts";

/** One slice's endpoints, under their own heading. */
export interface ApiPart {
  readonly name: string;
  readonly description: string;
  readonly endpoints: readonly ReturnType<typeof createRoute>[];
}

/** The security scheme of endpoints that need a session cookie. */
export const sessionScheme = "session";

/** `security` of an endpoint that only signed-in users may call. */
export const bySession = [{ [sessionScheme]: [] }];

/** The security scheme of endpoints for programs. */
export const keyScheme = "apiKey";

/** `security` of an endpoint that needs an API key. */
export const byKey = [{ [keyScheme]: [] }];

/** A JSON response in an OpenAPI document. */
export const jsonAnswer = <Schema extends z.ZodType>(schema: Schema, description: string) => ({
  description,
  content: { "application/json": { schema } },
});

export const errorSchema = z
  .object({
    error: z
      .object({
        code: z
          .enum(Object.keys(httpStatusByErrorCode))
          .openapi({ description: "What went wrong, from a fixed list.", example: "not_found" }),
        message: z
          .string()
          .openapi({ description: "A message for the user.", example: "There is no tool at this address." }),
        requestId: z.string().optional().openapi({
          description: "Include it when you contact us about the error.",
          example: "5f0f2d3e-8f1c-4a86-9f0e-6f1f6c2b7a10",
        }),
      })
      .openapi({ description: "The body of every response with a status of 400 or above." }),
  })
  .openapi("Error");

/** In examples: documents show a language model that is connected instead, if there is one. */
export const exampleModel = "gpt-6-luna";
