/** What the slices' parts of the API's document have in common. */
import { type createRoute, z } from "@hono/zod-openapi";
import { httpStatusByErrorCode } from "../errors.ts";

/** One slice's endpoints as documented, under a heading of their own. */
export interface ApiPart {
  readonly name: string;
  readonly description: string;
  readonly endpoints: readonly ReturnType<typeof createRoute>[];
}

/** Name of the way in which endpoints learn who asks: by the session's cookie. */
export const sessionScheme = "session";

/** `security` of an endpoint that answers nobody but somebody who is signed in. */
export const bySession = [{ [sessionScheme]: [] }];

/** An answer in JSON, as a document describes it. */
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
          .openapi({ description: "What went wrong, from a closed list.", example: "not_found" }),
        message: z
          .string()
          .openapi({ description: "A sentence for people.", example: "There is no tool at this address." }),
        requestId: z.string().optional().openapi({
          description: "Name it when you ask us about the error.",
          example: "5f0f2d3e-8f1c-4a86-9f0e-6f1f6c2b7a10",
        }),
      })
      .openapi({ description: "What an answer with a status from 400 holds." }),
  })
  .openapi("Error");
