import type { z } from "zod";
import { parseJson } from "#platform/http/bodies/read-json.ts";
import { checkInput } from "#platform/http/bodies/read-request.ts";
import { brandSchema, recomposeSchema, saveSchema } from "./edit-requests.ts";

const schemas = { save: saveSchema, compose: recomposeSchema, brand: brandSchema };

/** Content that the editor sends, once it is checked. */
export type Edited = { readonly [Kind in keyof typeof schemas]: z.infer<(typeof schemas)[Kind]> };

/** Content of a request as it was sent, in JSON. */
export interface EditedBody<Kind extends keyof Edited> {
  readonly kind: Kind;
  readonly bytes: Uint8Array;
}

/** A task of workers for what is long. @throws {AppError} `malformed_request`, `invalid_input` */
export const checkEdited = <Kind extends keyof Edited>({ kind, bytes }: EditedBody<Kind>): Edited[Kind] =>
  checkInput(schemas[kind], parseJson(bytes)) as Edited[Kind];
