import { z } from "zod";
import { type CacheHint, type FilePart, readPicture, type TextMessage, type ToolCall } from "#engines/index.ts";
import { wrongValue } from "../errors.ts";
import { optional } from "../read-request.ts";

/** Not of OpenAI’s: how Claude is told what to keep. */
export const cacheControl = optional(
  z.strictObject({ type: z.literal("ephemeral"), ttl: optional(z.enum(["5m", "1h"])) }),
);

const textPart = z.strictObject({ type: z.literal("text"), text: z.string(), cache_control: cacheControl });
const imagePart = z.strictObject({
  type: z.literal("image_url"),
  image_url: z.strictObject({ url: z.string(), detail: optional(z.enum(["auto", "low", "high"])) }),
  cache_control: cacheControl,
});
const filePart = z.strictObject({
  type: z.literal("file"),
  file: z.strictObject({
    file_data: z.string({ error: "send the file as a data URL in file_data; ids of files are not supported" }),
    filename: optional(z.string().max(255)),
  }),
  cache_control: cacheControl,
});
const texts = z.union([z.string(), z.array(textPart).min(1)]);
const userContent = z.union([
  z.string(),
  z
    .array(
      z.discriminatedUnion("type", [textPart, imagePart, filePart], {
        error: "parts can be text, image_url or file",
      }),
    )
    .min(1),
]);
const toolCall = z.strictObject({
  id: z.string().min(1),
  type: z.literal("function").nullish(),
  function: z.strictObject({ name: z.string().min(1), arguments: z.string() }),
  // Parts of streams carry it, and clients send back what they put together. The calls are in order anyway.
  index: optional(z.number().int()),
});
const name = optional(z.string().min(1).max(64));
const none = <Schema extends z.ZodType>(schema: Schema) => schema.nullish();

const instructions = (role: "system" | "developer") =>
  z.strictObject({ role: z.literal(role), content: texts, name, cache_control: cacheControl });

const message = z.discriminatedUnion("role", [
  instructions("system"),
  instructions("developer"),
  z.strictObject({ role: z.literal("user"), content: userContent, name, cache_control: cacheControl }),
  z.strictObject({
    role: z.literal("assistant"),
    content: optional(texts),
    name,
    refusal: optional(z.string()),
    tool_calls: optional(z.array(toolCall)),
    reasoning_content: optional(z.string()),
    cache_control: cacheControl,
    // What answers carry, and clients send back as they got it.
    annotations: none(z.array(z.unknown()).max(0, { error: "annotations can’t be sent back" })),
    audio: none(z.null()),
    function_call: none(z.null()),
  }),
  z.strictObject({
    role: z.literal("tool"),
    content: texts,
    tool_call_id: z.string().min(1),
    name: optional(z.string().min(1)),
    cache_control: cacheControl,
  }),
]);

/** The messages of a conversation, in OpenAI's form. What is wrong with the first wrong one is told: thousands would take long to describe. */
export const messagesSchema = z
  .array(z.unknown())
  .min(1, { error: "send at least one message" })
  .transform((given, context) => {
    const messages: z.output<typeof message>[] = [];
    for (const [index, one] of given.entries()) {
      const read = message.safeParse(one);
      if (!read.success) {
        const [issue] = read.error.issues;
        if (issue) context.issues.push({ ...issue, path: [index, ...issue.path], input: one } as never);
        return z.NEVER;
      }
      messages.push(read.data);
    }
    return messages;
  });

/** The pictures of a request that are named by their address, by that address. */
export type FetchedPictures = ReadonlyMap<string, Uint8Array>;

/** Tells whether a picture is to be fetched. */
export const isAddress = (url: string): boolean => /^https?:/i.test(url);

export type ChatMessage = z.output<typeof messagesSchema>[number];

/**
 * @param pictures those that the messages name by address.
 * @throws {ApiError} for an answer of a tool that was not called, and a file that isn't what it says.
 */
export function readMessages(messages: readonly ChatMessage[], pictures: FetchedPictures): TextMessage[] {
  const toolNames = new Map<string, string>();
  return messages.flatMap((message, index) =>
    readMessage(message, { param: `messages.${index}`, toolNames, pictures }),
  );
}

interface Reading {
  /** The message, as errors call it. */
  readonly param: string;
  /** By the ids of their calls so far. */
  readonly toolNames: Map<string, string>;
  readonly pictures: FetchedPictures;
}

function readMessage(message: ChatMessage, reading: Reading): readonly TextMessage[] {
  const cache = cacheOf(message);
  switch (message.role) {
    case "system":
    case "developer":
      return splitAtCache(message.content).map((parts) => ({
        role: "system",
        text: textOf(parts),
        speaker: message.name,
        cache: cacheOf(...parts) ?? cache,
      }));
    case "user":
      return splitAtCache(message.content).map((parts) => ({
        role: "user",
        ...readParts(message.content, parts, reading),
        speaker: message.name,
        cache: cacheOf(...parts) ?? cache,
      }));
    case "assistant": {
      const toolCalls = (message.tool_calls ?? []).map(({ id, function: called }): ToolCall => {
        reading.toolNames.set(id, called.name);
        return { id, name: called.name, input: called.arguments };
      });
      const said = [textOf(partsOf(message.content ?? "")), message.refusal ?? ""];
      return [
        {
          role: "assistant",
          text: said.filter(Boolean).join("\n"),
          toolCalls,
          reasoning: message.reasoning_content || undefined,
          speaker: message.name,
          cache: cacheOf(...partsOf(message.content ?? "")) ?? cache,
        },
      ];
    }
    case "tool": {
      const parts = partsOf(message.content);
      const called = nameOfCalled(message, reading);
      return [
        {
          role: "tool",
          callId: message.tool_call_id,
          name: called,
          result: textOf(parts),
          cache: cacheOf(...parts) ?? cache,
        },
      ];
    }
  }
}

/** @throws {ApiError} for a call that there was not, or one of another tool. */
function nameOfCalled(message: Extract<ChatMessage, { role: "tool" }>, { param, toolNames }: Reading): string {
  const called = toolNames.get(message.tool_call_id);
  if (called === undefined) {
    throw wrongValue(
      `${param}.tool_call_id`,
      "A message of a tool must follow an assistant’s message whose tool_calls have its tool_call_id.",
    );
  }
  if (message.name !== undefined && message.name !== called) {
    throw wrongValue(`${param}.name`, `The call with this tool_call_id was one of '${called.slice(0, 64)}'.`);
  }
  return called;
}

type Content = z.output<typeof userContent>;
type Part = Exclude<Content, string>[number];

const partsOf = (content: Content): readonly Part[] =>
  typeof content === "string" ? [{ type: "text", text: content, cache_control: undefined }] : content;

/** The parts up to each one after which what is kept ends, and those after the last. */
function splitAtCache(content: Content): readonly (readonly Part[])[] {
  const groups: Part[][] = [[]];
  for (const [index, part] of partsOf(content).entries()) {
    if (index > 0 && groups.at(-1)?.at(-1)?.cache_control) groups.push([]);
    groups.at(-1)?.push(part);
  }
  return groups;
}

const textOf = (parts: readonly Part[]): string =>
  parts.flatMap((part) => (part.type === "text" ? [part.text] : [])).join("\n");

function cacheOf(...parts: readonly { readonly cache_control?: { readonly ttl?: CacheHint["ttl"] } | undefined }[]) {
  const marked = parts.findLast(({ cache_control }) => cache_control)?.cache_control;
  return marked && { ttl: marked.ttl };
}

/** The parts in their order: each file with what is said right before it, and what is said after the last. */
function readParts(content: Content, parts: readonly Part[], { param, pictures }: Reading) {
  const paramOf = (part: Part) => `${param}.content.${Array.isArray(content) ? content.indexOf(part) : 0}`;
  const files: FilePart[] = [];
  let texts: string[] = [];
  for (const part of parts) {
    if (part.type === "text") {
      texts.push(part.text);
      continue;
    }
    const file =
      part.type === "file"
        ? readDocument(part.file, `${paramOf(part)}.file.file_data`)
        : readImage(part.image_url, `${paramOf(part)}.image_url.url`, pictures);
    files.push({ ...file, textBefore: texts.join("\n") || undefined });
    texts = [];
  }
  return { files, text: texts.join("\n") };
}

function readImage(
  { url, detail }: z.output<typeof imagePart>["image_url"],
  param: string,
  pictures: FetchedPictures,
): FilePart {
  const bytes = isAddress(url) ? pictures.get(url) : readDataUrl(url)?.data;
  try {
    // Its own bytes tell what it is, whatever the URL says.
    const { mediaType, data } = readPicture(bytes ?? new Uint8Array());
    return { type: "file", mediaType, data, detail: detail === "auto" ? undefined : detail };
  } catch {
    throw wrongValue(param, "This isn’t an image. Send a PNG, JPEG, WebP or GIF file as a base64 data URL.");
  }
}

function readDocument({ file_data: url, filename }: z.output<typeof filePart>["file"], param: string): FilePart {
  const { mediaType, data = Buffer.alloc(0) } = readDataUrl(url) ?? {};
  if (mediaType !== "application/pdf" || data.toString("latin1", 0, 5) !== "%PDF-") {
    throw wrongValue(param, "This is no PDF. Send a PDF file as a base64 data URL.");
  }
  return { type: "file", mediaType, data, name: filename };
}

/** Longer than every media type with its parameters. */
const headMax = 200;

/**
 * The bytes of a base64 data URL, in time that grows with its length only.
 * @returns undefined for anything else.
 */
function readDataUrl(url: string): { readonly mediaType: string; readonly data: Buffer } | undefined {
  const comma = url.slice(0, headMax).indexOf(",");
  if (!/^data:/i.test(url) || comma < 0) return undefined;
  const [mediaType = "", ...parameters] = url.slice("data:".length, comma).toLowerCase().split(";");
  if (parameters.at(-1)?.trim() !== "base64") return undefined;
  const base64 = url.slice(comma + 1);
  const data = Buffer.from(base64, "base64");
  // Node leaves out what is no base64, and stops at the first padding.
  const padding = base64.endsWith("==") ? 2 : base64.endsWith("=") ? 1 : 0;
  const isWhole = data.length === Math.floor(((base64.length - padding) * 3) / 4);
  return isWhole ? { mediaType: mediaType.trim(), data } : undefined;
}
