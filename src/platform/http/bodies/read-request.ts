import type { Context } from "hono";
import type { z } from "zod";
import { AppError } from "../../errors.ts";
import type { AppEnv } from "../app-env.ts";
import { readJsonBody } from "./read-json.ts";

/** @throws {AppError} `malformed_request` */
export function readJson(c: Context<AppEnv>): Promise<unknown> {
  return readJsonBody(c.req.raw);
}

/** @throws {AppError} `invalid_input`, which names the first field that is wrong. */
export function checkInput<Schema extends z.ZodType>(schema: Schema, input: unknown): z.infer<Schema> {
  const read = schema.safeParse(input);
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  const field = issue?.code === "unrecognized_keys" ? issue.keys[0] : issue?.path.map(String).join(".");
  throw wrongField(field ?? "", issue?.message ?? "");
}

/** @param reason in a few words; “it has a value that isn’t offered”, if empty. */
export const wrongField = (field: string, reason: string): AppError =>
  new AppError("invalid_input", {
    field: field || undefined,
    userMessage: `Please check ${field ? `“${field.slice(0, 40)}”` : "your request"}: ${reason || "it has a value that isn’t offered"}.`,
  });
