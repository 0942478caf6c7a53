import type { IncomingMessage } from "node:http";
import { inspect } from "node:util";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { type FakeVendor, startFakeVendor, type VendorAnswer } from "../../../test/fake-vendor.ts";
import { EngineError } from "../engine-error.ts";
import { createEmbedEngine } from "./create-embed-engine.ts";
import { type EmbedVendor, embedVendors } from "./embed-contract.ts";

interface Wire {
  readonly path: string;
  readonly answer: (vectors: readonly (readonly number[])[]) => unknown;
  /** Undefined where the vendor reports no tokens. */
  readonly tokens: number | undefined;
  /** The most texts of one call. */
  readonly perCall: number;
}

const openAi: Wire = {
  path: "/v1/embeddings",
  answer: (vectors) => ({
    object: "list",
    data: vectors.map((embedding, index) => ({ object: "embedding", index, embedding })),
    model: "a-model",
    usage: { prompt_tokens: 7, total_tokens: 7 },
  }),
  tokens: 7,
  perCall: 2_048,
};

const wires: Readonly<Record<EmbedVendor, Wire>> = {
  openai: openAi,
  together: openAi,
  "openai-compatible": openAi,
  google: {
    path: "/v1/models/a-model:batchEmbedContents",
    answer: (vectors) => ({ embeddings: vectors.map((values) => ({ values })) }),
    tokens: undefined,
    perCall: 100,
  },
  cohere: {
    path: "/v1/embed",
    answer: (vectors) => ({
      id: "1",
      embeddings: { float: vectors },
      texts: [],
      meta: { billed_units: { input_tokens: 7 } },
    }),
    tokens: 7,
    perCall: 96,
  },
};

let vendorServer: FakeVendor;
let answerTo: (request: IncomingMessage, count: number) => VendorAnswer | undefined;
beforeAll(async () => {
  vendorServer = await startFakeVendor((request, count) => answerTo(request, count));
});
afterEach(() => {
  answerTo = () => ({ status: 500 });
});
afterAll(() => vendorServer.close());

const apiKey = "sk-test-0123456789abcdef";
const limits = (more = {}) => ({ signal: AbortSignal.timeout(20_000), timeMs: 10_000, silenceMs: 10_000, ...more });
const engineOf = (vendor: EmbedVendor, key = apiKey) =>
  createEmbedEngine({
    vendor,
    model: "a-model",
    apiKey: key,
    baseUrl: `${vendorServer.origin}/v1`,
    allowPrivateAddresses: true,
  });

describe.each(embedVendors)("embeddings by %s", (vendor) => {
  const { path, answer, tokens, perCall } = wires[vendor];
  const texts = ["one", "two"];
  const vectors = [
    [0.1, 0.2],
    [0.3, 0.4],
  ];

  it("[G3] gives a vector for each text, and the tokens that the provider counted", async () => {
    const long = vectors.map((vector) => Array.from({ length: 128 }, () => vector).flat());
    answerTo = () => ({ body: answer(long), headers: { "content-type": "application/json" } });
    const made = await engineOf(vendor)({ texts, dimensions: 256 }, limits());
    expect(made).toEqual({ vectors: long, tokens });
    expect(vendorServer.requests.at(-1)?.url).toBe(path);
  });

  it.each([
    ["unequal lengths", [[0.1, 0.2], [0.3]], undefined],
    ["another length than was requested", vectors, 256],
  ])("[H9][G3] vectors of %s are no answer", async (_, given, dimensions) => {
    answerTo = () => ({ body: answer(given), headers: { "content-type": "application/json" } });
    await expect(engineOf(vendor)({ texts, dimensions }, limits())).rejects.toMatchObject({ kind: "nonsense" });
  });

  it("[G3] asks as often as the vendor’s limit wants, and keeps the order", async () => {
    const many = Array.from({ length: perCall + 2 }, (_, index) => `text ${index}`);
    const before = vendorServer.requests.length;
    const vectorOf = (number: number) => Array.from({ length: vendor === "cohere" ? 256 : 1 }, () => number);
    answerTo = (_, count) =>
      count === before + 1
        ? {
            body: answer(Array.from({ length: perCall }, () => vectorOf(1))),
            headers: { "content-type": "application/json" },
          }
        : { body: answer([vectorOf(2), vectorOf(2)]), headers: { "content-type": "application/json" } };
    const made = await engineOf(vendor)({ texts: many, dimensions: vendor === "cohere" ? 256 : 1 }, limits());
    expect(made.vectors.map(([value]) => value)).toEqual([...Array.from({ length: perCall }, () => 1), 2, 2]);
    expect(made.tokens).toBe(tokens && tokens * 2);
  });

  it("[H9][G3] asks for no more numbers at once than are read in a moment", async () => {
    const many = Array.from({ length: 120 }, (_, index) => `text ${index}`);
    const dimensions = 1_536;
    const before = vendorServer.requests.length;
    const calls = perCall < 97 ? [96, 24] : [97, 23];
    answerTo = (_, count) => {
      const vectors = Array.from({ length: calls[count - before - 1] ?? 0 }, () => Array<number>(dimensions).fill(0.5));
      return { body: answer(vectors), headers: { "content-type": "application/json" } };
    };
    expect((await engineOf(vendor)({ texts: many, dimensions }, limits())).vectors).toHaveLength(120);
    expect(vendorServer.requests.length).toBe(before + 2);
  });

  it.each([
    ["fewer vectors than texts", { body: answer([[0.1]]) }, "nonsense"],
    ["empty vectors", { body: answer([[], []]) }, "nonsense"],
    ["no JSON", { body: "<html>" }, "nonsense"],
    [
      "a wrong key",
      { status: 401, body: { error: { message: `No ${apiKey}.` }, message: `No ${apiKey}.` } },
      "bad-key",
    ],
    ["too many calls", { status: 429, body: { message: "Slow down." } }, "rate-limited"],
    ["a broken server", { status: 503, body: "" }, "unavailable"],
  ] as const)("[E8] %s is a failure of its kind", async (_, given, kind) => {
    answerTo = () => ({ headers: { "content-type": "application/json" }, ...given });
    const error: unknown = await engineOf(vendor)({ texts }, limits()).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(EngineError);
    expect((error as EngineError).kind).toBe(kind);
    expect(String(error)).not.toContain(apiKey);
  });

  it("[H9][E8] a request that can’t be written goes nowhere, and is not the provider’s fault", async () => {
    const before = vendorServer.requests.length;
    const failed = engineOf(vendor)({ texts: [1n as never] }, limits());
    await expect(failed).rejects.toMatchObject({ kind: "rejected" });
    expect(vendorServer.requests.length).toBe(before);
  });

  it("[H7] a key with a line break is a bad key, is repeated nowhere, and nothing is called", async () => {
    const before = vendorServer.requests.length;
    const brokenKey = "sk-a\r\nx-evil: 1";
    const error: unknown = await engineOf(vendor, brokenKey)({ texts }, limits()).catch((reason: unknown) => reason);
    expect(error).toMatchObject({ kind: "bad-key" });
    expect(inspect(error, { depth: 10 })).not.toContain("x-evil");
    expect(vendorServer.requests.length).toBe(before);
  });

  it("[E8] a provider that says nothing is given up, and one is not called after a stop", async () => {
    answerTo = () => undefined;
    await expect(engineOf(vendor)({ texts }, limits({ silenceMs: 100 }))).rejects.toMatchObject({ kind: "silent" });
    const before = vendorServer.requests.length;
    const signal = AbortSignal.abort(new Error("stopped"));
    await expect(engineOf(vendor)({ texts }, limits({ signal }))).rejects.toThrow("stopped");
    expect(vendorServer.requests.length).toBe(before);
  });
});

describe.each(["openai", "together", "openai-compatible"] as const)("embeddings by %s, in OpenAI’s form", (vendor) => {
  const answerWith = (numbers: readonly unknown[]) => {
    const data = numbers.map((index, at) => ({ object: "embedding", index, embedding: [at] }));
    answerTo = () => ({
      body: { ...Object(openAi.answer([])), data },
      headers: { "content-type": "application/json" },
    });
  };
  const texts = ["one", "two", "three"];

  it("[H9][G3] gives each text its own vector, in whatever order they come", async () => {
    answerWith([2, 0, 1]);
    expect((await engineOf(vendor)({ texts }, limits())).vectors).toEqual([[1], [2], [0]]);
  });

  it.each([[[0, 1, 1]], [[0, 1, 3]], [[0, 1, -1]], [[0, 1, "2"]], [[0, 1, 1e9]], [[0, 1, undefined]]])(
    "[H9][G3] numbers that name a text twice, or none, are no answer: %j",
    async (numbers) => {
      answerWith(numbers);
      await expect(engineOf(vendor)({ texts }, limits())).rejects.toMatchObject({ kind: "nonsense" });
    },
  );
});

describe("what providers of vectors say that they counted", () => {
  const texts = ["one", "two"];
  const vectors = [
    [0.1, 0.2],
    [0.3, 0.4],
  ];
  const answerWith = (body: object) => {
    answerTo = () => ({ body, headers: { "content-type": "application/json" } });
  };

  it.each(["openai", "together", "openai-compatible"] as const)(
    "[H9][E11] %s: nonsense doesn’t cost the vectors, is no count, and calls nothing again",
    async (vendor) => {
      const count = async (usage: unknown) => {
        const before = vendorServer.requests.length;
        answerWith({ ...Object(openAi.answer(vectors)), usage });
        const made = await engineOf(vendor)({ texts }, limits());
        expect([made.vectors, vendorServer.requests.length]).toEqual([vectors, before + 1]);
        return made.tokens;
      };
      expect(await count({ prompt_tokens: "2", total_tokens: "2" })).toBe(2);
      for (const nonsense of ["none", true, []]) {
        expect(await count(nonsense)).toBeUndefined();
        expect(await count({ prompt_tokens: nonsense })).toBe(-1);
      }
      expect(await count({})).toBe(-1);
    },
  );

  it("[H9][E11] cohere: nonsense doesn’t cost the vectors, and is no count", async () => {
    const count = async (meta: unknown) => {
      answerWith({ ...Object(wires.cohere.answer(vectors)), meta });
      const made = await engineOf("cohere")({ texts }, limits());
      expect(made.vectors).toEqual(vectors);
      return made.tokens;
    };
    expect(await count({ billed_units: { input_tokens: "2" } })).toBe(2);
    for (const nonsense of [null, [], {}, { billed_units: null }]) expect(await count(nonsense)).toBe(-1);
  });
});
