import { z } from "zod";
import { type FilePart, readMediaFile, type TextMessage, type ToolCall } from "#engines/index.ts";
import { wrongValue } from "../errors.ts";
import { optional } from "../read-request.ts";

const textPart = z.strictObject({ type: z.literal("text"), text: z.string() });
const imagePart = z.strictObject({
  type: z.literal("image_url"),
  image_url: z.strictObject({ url: z.string(), detail: optional(z.enum(["auto", "low", "high"])) }),
});
const filePart = z.strictObject({
  type: z.literal("file"),
  file: z.looseObject({
    file_data: z.string({ error: "send the file as a data URL in file_data; ids of files are not supported" }),
    filename: optional(z.string()),
  }),
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
  type: z.literal("function"),
  function: z.strictObject({ name: z.string().min(1), arguments: z.string() }),
});
const name = optional(z.string());

const instructions = (role: "system" | "developer") => z.strictObject({ role: z.literal(role), content: texts, name });

/** The messages of a conversation, in OpenAI's form. */
export const messagesSchema = z
  .array(
    z.discriminatedUnion("role", [
      instructions("system"),
      instructions("developer"),
      z.strictObject({ role: z.literal("user"), content: userContent, name }),
      z.strictObject({
        role: z.literal("assistant"),
        content: optional(texts),
        name,
        refusal: optional(z.string()),
        tool_calls: optional(z.array(toolCall)),
        // What answers carry, and clients send back as they got it.
        annotations: z.unknown().optional(),
        audio: z.null().optional(),
        function_call: z.null().optional(),
      }),
      z.strictObject({ role: z.literal("tool"), content: texts, tool_call_id: z.string().min(1) }),
    ]),
  )
  .min(1, { error: "send at least one message" });

type Message = z.output<typeof messagesSchema>[number];

/** @throws {ApiError} for an answer of a tool that was not called, and a file that isn't what it says. */
export function readMessages(messages: readonly Message[]): TextMessage[] {
  const toolNames = new Map<string, string>();
  return messages.map((message, index) => readMessage(message, `messages.${index}`, toolNames));
}

function readMessage(message: Message, param: string, toolNames: Map<string, string>): TextMessage {
  switch (message.role) {
    case "system":
    case "developer":
      return { role: "system", text: textOf(message.content) };
    case "user": {
      const files = typeof message.content === "string" ? [] : readFiles(message.content, param);
      return { role: "user", text: textOf(message.content), ...(files.length > 0 ? { files } : {}) };
    }
    case "assistant": {
      const toolCalls = (message.tool_calls ?? []).map(({ id, function: called }): ToolCall => {
        toolNames.set(id, called.name);
        return { id, name: called.name, input: called.arguments };
      });
      const text = textOf(message.content ?? message.refusal ?? "");
      return { role: "assistant", text, ...(toolCalls.length > 0 ? { toolCalls } : {}) };
    }
    case "tool": {
      const called = toolNames.get(message.tool_call_id);
      if (called === undefined) {
        throw wrongValue(
          `${param}.tool_call_id`,
          "A message of a tool must follow an assistant’s message whose tool_calls have its tool_call_id.",
        );
      }
      return { role: "tool", callId: message.tool_call_id, name: called, result: textOf(message.content) };
    }
  }
}

type Content = z.output<typeof userContent>;

const textOf = (content: Content): string =>
  typeof content === "string"
    ? content
    : content.flatMap((part) => (part.type === "text" ? [part.text] : [])).join("\n");

function readFiles(parts: Exclude<Content, string>, param: string): FilePart[] {
  return parts.flatMap((part, index) => {
    const at = `${param}.content.${index}`;
    if (part.type === "image_url") return [readImage(part.image_url.url, `${at}.image_url.url`)];
    if (part.type === "file") return [readDocument(part.file.file_data, `${at}.file.file_data`)];
    return [];
  });
}

const dataUrl = /^data:([\w.+-]+\/[\w.+-]+)?(?:;[\w=.+-]+)*;base64,([A-Za-z0-9+/]*={0,2})$/;

function readImage(url: string, param: string): FilePart {
  if (/^https?:/i.test(url)) {
    throw wrongValue(param, "Addresses of pictures are not supported. Send the picture as a data URL.");
  }
  const [, , base64] = dataUrl.exec(url) ?? [];
  try {
    // Its own bytes tell what it is, whatever the URL says.
    const { mediaType, data } = readMediaFile(Buffer.from(base64 ?? "", "base64"), "image");
    return { type: "file", mediaType, data };
  } catch {
    throw wrongValue(param, "This isn’t an image. Send a PNG, JPEG or WebP file as a base64 data URL.");
  }
}

function readDocument(url: string, param: string): FilePart {
  const [, mediaType, base64 = ""] = dataUrl.exec(url) ?? [];
  const data = Buffer.from(base64, "base64");
  if (mediaType !== "application/pdf" || data.toString("latin1", 0, 5) !== "%PDF-") {
    throw wrongValue(param, "This is no PDF. Send a PDF file as a base64 data URL.");
  }
  return { type: "file", mediaType, data };
}
