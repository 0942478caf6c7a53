import { OpenAPIHono } from "@hono/zod-openapi";
import { describe, expect, it } from "vitest";
import type { z } from "zod";
import { v1Api } from "./api-definitions.ts";
import { chatSchema } from "./chat/read-chat-request.ts";
import { embeddingsSchema } from "./embeddings.ts";
import { imagesSchema } from "./media/images.ts";
import { speechSchema } from "./media/speech.ts";
import { transcriptionSchema } from "./media/transcriptions.ts";

/** Parameters that clients send and that have one value with us, or none that we use. */
const withoutEffect: Readonly<Record<string, readonly string[]>> = {
  "/v1/chat/completions": ["n", "logprobs", "top_logprobs", "store", "service_tier"],
  "/v1/images/generations": ["style", "background", "moderation", "stream"],
  "/v1/audio/speech": ["stream_format"],
  "/v1/audio/transcriptions": ["temperature", "stream"],
};

/** Parameters that OpenAI has replaced by one that is documented. */
const formerNames = ["max_tokens"];

const read: Readonly<Record<string, z.ZodObject>> = {
  "/v1/chat/completions": chatSchema,
  "/v1/embeddings": embeddingsSchema,
  "/v1/images/generations": imagesSchema,
  "/v1/audio/speech": speechSchema,
  "/v1/audio/transcriptions": transcriptionSchema,
};

function schemaOf(path: string): z.ZodObject {
  const schema = read[path];
  if (!schema) throw new Error(`no schema for ${path}`);
  return schema;
}

interface Documented {
  readonly path: string;
  /** All that is written about the request, as JSON. */
  readonly text: string;
  readonly fields: Readonly<Record<string, object>>;
}

function documentedRequests(): readonly Documented[] {
  const documented = new OpenAPIHono();
  for (const endpoint of v1Api.endpoints) documented.openAPIRegistry.registerPath(endpoint);
  const { paths = {} } = documented.getOpenAPI31Document({ openapi: "3.1.0", info: { title: "", version: "" } });
  return Object.entries(paths).flatMap(([path, { post } = {}]) => {
    if (!post?.requestBody || !("content" in post.requestBody)) return [];
    const [content] = Object.values(post.requestBody.content);
    const fields = content?.schema && "properties" in content.schema ? (content.schema.properties ?? {}) : {};
    return [{ path, text: JSON.stringify([post.description, fields]), fields: { ...fields } }];
  });
}

describe("requests of the API for programs", () => {
  const requests = documentedRequests();

  it("[G3] each endpoint that takes a body is compared with its documentation", () => {
    expect(requests.map(({ path }) => path).toSorted()).toEqual(Object.keys(read).toSorted());
  });

  it.each(requests)(
    "[G3] $path takes what is documented, and what it takes is documented",
    ({ path, text, fields }) => {
      const taken = Object.keys(schemaOf(path).shape);
      // The form's reader takes the file out before it checks the other fields.
      expect(Object.keys(fields).filter((name) => name !== "file" && !taken.includes(name))).toEqual([]);
      const left = taken.filter(
        (name) => !(name in fields) && !text.includes(`\`${name}\``) && !formerNames.includes(name),
      );
      expect(left.toSorted()).toEqual([...(withoutEffect[path] ?? [])].toSorted());
    },
  );

  it.each(requests)("[G3] the example of $path is a request that it takes", ({ path, fields }) => {
    const examples = Object.entries(fields).flatMap(([name, field]) =>
      "example" in field && name !== "file" ? [[name, field.example]] : [],
    );
    expect(schemaOf(path).safeParse(Object.fromEntries(examples))).toMatchObject({ success: true });
  });
});
