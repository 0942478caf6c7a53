/** The endpoints for programs as documented. The request is described as people need it; `chat/read-chat-request.ts` has all of it. */
import { createRoute, z } from "@hono/zod-openapi";
import { type ApiPart, byKey, exampleModel, jsonAnswer } from "#platform/http/api-document.ts";
import {
  about,
  aic,
  error,
  facts,
  maxAic,
  model,
  refusals,
  runHeaders,
  runId,
  runRefusals,
  user,
} from "./api-parts.ts";
import { imagesRoute, speechRoute, transcriptionsRoute } from "./media/api-definitions.ts";

const modelSchema = z.object({
  id: about(z.string(), "The model’s id, or that of its engine and the model.", exampleModel),
  object: about(z.literal("model"), "Always `model`.", "model"),
  created: about(z.number().int(), "Always 0: it isn’t known.", 0),
  owned_by: about(z.string(), "The engine.", "OpenAI GPT"),
});

const listModelsRoute = createRoute({
  method: "get",
  path: "/v1/models",
  tags: ["AI models"],
  security: byKey,
  summary: "List your models",
  description: "The models that you can run now, with the operator’s keys or your own.",
  responses: {
    200: jsonAnswer(
      z.object({
        object: about(z.literal("list"), "Always `list`.", "list"),
        data: about(z.array(modelSchema), "The models."),
      }),
      "The models.",
    ),
    ...refusals,
  },
});

const getModelRoute = createRoute({
  method: "get",
  path: "/v1/models/{id}",
  tags: ["AI models"],
  security: byKey,
  summary: "Get one model",
  description: "Also takes the names of former models.",
  request: { params: z.object({ id: about(z.string(), "Id of the model.", "gpt-4o-mini") }) },
  responses: { 200: jsonAnswer(modelSchema, "The model."), ...refusals, 404: error("You can’t run such a model.") },
});

const chatRequest = z.object({
  model: model("gpt-4o-mini"),
  messages: about(
    z.array(z.unknown()),
    "The conversation, up to 10,000 messages. Roles: system, developer, user, assistant and tool. Users’ messages can hold pictures (PNG, JPEG, WebP, GIF) and PDFs as data URLs, and up to 10 pictures at public https addresses, which we fetch.",
    [{ role: "user", content: "Name three colors for a bakery." }],
  ),
  stream: about(z.boolean().optional(), "Send the answer as server-sent events while it is written."),
  stream_options: about(
    z.object({}).optional(),
    "With `include_usage`, the last chunk counts the tokens. The last chunk always says what the answer cost, as `easel`.",
  ),
  max_completion_tokens: about(
    z.number().int().optional(),
    "The longest answer, with its reasoning. Its price is held until the answer ends. Default: 1,000, and 4,096 for models that think before they write.",
  ),
  temperature: about(
    z.number().optional(),
    "From 0 to 2. Default: 0.7, with models that take it and without `top_p`. `top_p`, `stop`, `seed`, `logit_bias`, `presence_penalty` and `frequency_penalty` work, too, with models that take them.",
  ),
  reasoning_effort: about(
    z.string().optional(),
    "How much the model thinks first: none, minimal, low, medium, high or xhigh.",
  ),
  verbosity: about(z.string().optional(), "low, medium or high, with models that take it."),
  tools: about(
    z.array(z.unknown()).optional(),
    "Functions that the model can call, up to 128. `tool_choice`, `parallel_tool_calls` and `strict` work, too.",
  ),
  response_format: about(
    z.object({}).optional(),
    "`json_object`, or `json_schema` with a schema. Claude, Gemini and Cohere’s models always keep to the schema; the others take its name and `strict`, too. Claude is told in words what it doesn’t enforce, such as `minLength`, `pattern` and `minimum`: check those yourself.",
  ),
  prompt_cache_key: about(
    z.string().optional(),
    "For OpenAI’s models, as `prompt_cache_retention`. For Claude, mark messages and tools with `cache_control`.",
  ),
  user: about(z.string().optional(), "Taken and not passed on, like `metadata` and `safety_identifier`."),
  max_aic: about(z.number().int().optional(), "The most that the answer may cost, in AI credits. It is cut to fit."),
});

const chatRoute = createRoute({
  method: "post",
  path: "/v1/chat/completions",
  tags: ["AI models"],
  security: byKey,
  summary: "Create a chat completion",
  description:
    "Costs 1 AI credit for each started 1,000 tokens, or nothing on your own key. If your program hangs up, the provider’s work is stopped and you pay for what came (for what you sent, too, if the provider bills it or your program does it often), unless the request can be repeated: with an Idempotency-Key, or, for some seconds, by an official client that retries. What can’t be served (several answers, log probabilities), or isn’t taken by the model, is refused by its name. In a stream, a comment comes every 10 seconds while nothing else does. A refusal in the model’s own words is `refusal`, and costs nothing.",
  parameters: runHeaders,
  request: { body: { content: { "application/json": { schema: chatRequest } } } },
  responses: {
    200: jsonAnswer(
      z.object({
        id: about(z.string(), "The generation’s id with a prefix.", `chatcmpl-${runId}`),
        object: about(z.literal("chat.completion"), "In a stream, `chat.completion.chunk`.", "chat.completion"),
        created: about(z.number().int(), "Unix time in seconds.", 1_795_000_000),
        model: about(z.string(), "The model that answered.", exampleModel),
        choices: about(z.array(z.unknown()), "One answer.", [
          {
            index: 0,
            message: { role: "assistant", content: "Wheat, cream and raspberry.", refusal: null },
            finish_reason: "stop",
          },
        ]),
        usage: about(
          z.object({}),
          "The tokens, as the provider counted them, with those that were cached and thought.",
          {
            prompt_tokens: 15,
            completion_tokens: 9,
            total_tokens: 24,
            prompt_tokens_details: { cached_tokens: 0 },
            completion_tokens_details: { reasoning_tokens: 0 },
          },
        ),
        easel: about(facts, "What the answer cost."),
      }),
      "The answer.",
    ),
    ...runRefusals,
    ...refusals,
  },
});

const embeddingsRoute = createRoute({
  method: "post",
  path: "/v1/embeddings",
  tags: ["AI models"],
  security: byKey,
  summary: "Create embeddings",
  description: "Turns texts into vectors. Costs 1 AI credit for each started 1,000 tokens of a request.",
  parameters: runHeaders,
  request: {
    body: {
      content: {
        "application/json": {
          schema: z.object({
            model: model("text-embedding-3-small"),
            input: about(z.unknown(), "A text, or a list of up to 2,048 texts.", "A logo for a bakery"),
            dimensions: about(z.number().int().optional(), "The length of each vector, if the model lets you choose."),
            encoding_format: about(z.string().optional(), "`float` or `base64`."),
            max_aic: maxAic,
            user,
          }),
        },
      },
    },
  },
  responses: {
    200: jsonAnswer(
      z.object({
        object: about(z.literal("list"), "Always `list`.", "list"),
        model: about(z.string(), "The model that answered.", "text-embedding-3-small"),
        data: about(z.array(z.unknown()), "One vector for each text, in their order.", [
          { object: "embedding", index: 0, embedding: [0.012, -0.034] },
        ]),
        usage: about(z.object({}), "The tokens.", { prompt_tokens: 5, total_tokens: 5 }),
        easel: about(facts, "What the vectors cost."),
      }),
      "The vectors.",
    ),
    ...runRefusals,
    ...refusals,
  },
});

const generationRoute = createRoute({
  method: "get",
  path: "/v1/generations/{id}",
  tags: ["AI models"],
  security: byKey,
  summary: "Get a generation",
  description: "What a request of one of your keys cost and how it went. What it said isn’t part of it.",
  request: { params: z.object({ id: about(z.string(), "From the header X-Generation-Id.", runId) }) },
  responses: {
    200: jsonAnswer(
      z.object({
        id: about(z.string(), "The generation’s id.", runId),
        object: about(z.literal("generation"), "Always `generation`.", "generation"),
        created: about(z.number().int(), "Unix time in seconds.", 1_795_000_000),
        model: about(z.string(), "The model that ran.", exampleModel),
        engine: about(z.string(), "The engine’s short name in the directory.", "gpt-4o"),
        state: about(z.enum(["running", "finished", "stopped", "failed"]), "How it went.", "finished"),
        failure: about(z.string().nullable(), "Why it failed.", null),
        paid_by: about(z.enum(["credits", "own-key"]), "Your AI credits, or your own key.", "credits"),
        cost_aic: aic("What it cost.", 2),
        max_aic: aic("What was held for it.", 5),
        usage: about(z.object({}).nullable(), "The tokens.", {
          prompt_tokens: 15,
          completion_tokens: 9,
          total_tokens: 24,
          is_estimated: false,
        }),
        first_output_ms: about(z.number().int().nullable(), "From the start to the first output.", 420),
        duration_ms: about(z.number().int().nullable(), "From the start to the end.", 1_300),
      }),
      "The generation.",
    ),
    ...refusals,
    404: error("There is no generation of yours with this id."),
  },
});

export const v1Api: ApiPart = {
  name: "AI models",
  description:
    "For your own programs, with an API key (Business plan). Any client for OpenAI’s API works with the base URL that ends with /v1. Errors here have the form that those clients know: error.message, error.type, error.param and error.code. Browsers on other sites can’t call it, because a key in a web page is public.",
  endpoints: [
    listModelsRoute,
    getModelRoute,
    chatRoute,
    embeddingsRoute,
    imagesRoute,
    speechRoute,
    transcriptionsRoute,
    generationRoute,
  ],
};
