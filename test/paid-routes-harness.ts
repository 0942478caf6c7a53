import { LLMock } from "@copilotkit/aimock";
import type { ServerBuild } from "react-router";
import { createKey } from "#api-keys/index.ts";
import type { KeySettings } from "#api-keys/rules.ts";
import { botJobs } from "#tools/chat/bots/bots-data.ts";
import { chatJobs } from "#tools/chat/chat-jobs.ts";
import { answerTextsBy } from "./media/answer-texts.ts";
import { audioCallWires } from "./media/audio-wires.ts";
import type { FakeHandler } from "./media/fake-provider.ts";
import { imageCallWires } from "./media/image-call-wires.ts";
import { modelJobWires } from "./media/model-job-wires.ts";
import { doneState, playCall, playJob } from "./media/play-wire.ts";
import { videoJobWires } from "./media/video-job-wires.ts";
import { type MediaRunsHarness, openMediaRunsHarness } from "./media-runs-harness.ts";
import { type MediaServer, startMediaServer } from "./media-server.ts";
import { type Known, newMessage, pdfOf, pictureOf } from "./paid-requests.ts";
import { putSubscription } from "./subscriptions.ts";

export interface Person extends Known {
  readonly userId: string;
  /** Headers with the user's API key. */
  readonly headers: Readonly<Record<string, string>>;
}

interface EndedRun {
  readonly id: string;
  readonly state: string;
  readonly price: number;
}

export interface PaidRoutesHarness {
  readonly harness: MediaRunsHarness;
  readonly server: MediaServer;
  /** Handler that answers each request of `paidRequests`. */
  handlerOf(provider: string): FakeHandler;
  /** Answers texts, as at the beginning. */
  resetProvider(): void;
  /** Someone on a plan that includes everything, with a message in the chat, a PDF and a search. */
  open(): Promise<Person>;
  /** By a page's script, or by the user's program. */
  ask(person: Person, path: string, body: object, signal?: AbortSignal): Promise<Response>;
  /** AIC of each open hold. */
  openHolds(userId: string): Promise<readonly number[]>;
  /** Waits for a user's runs, their jobs among them. */
  finishRuns(userId: string): Promise<readonly EndedRun[]>;
  close(): Promise<void>;
}

const answerVectors: FakeHandler = () => ({
  json: {
    object: "list",
    model: "m",
    usage: { prompt_tokens: 3, total_tokens: 3 },
    data: [{ object: "embedding", index: 0, embedding: [0.25, -0.5] }],
  },
});

/** A text, and what the tools that need JSON can read. */
const answerForAll =
  'A short answer. {"headline":"A fox","ideas":["A fox"],"branches":[{"text":"A fox","children":["Red"]}]}';

/** The application with a provider of everything, for requests of every route that calls one. */
export async function openPaidRoutesHarness(pages?: ServerBuild): Promise<PaidRoutesHarness> {
  const mock = new LLMock({ port: 0 });
  await mock.start();
  mock.onMessage(/./, { content: answerForAll, usage: { prompt_tokens: 700, completion_tokens: 600 } });
  const harness = await openMediaRunsHarness((all) => [...botJobs(all), ...chatJobs(all)]);
  harness.setTime(new Date());
  const server = await startMediaServer(harness.services, pages);
  const answerTexts = answerTextsBy(mock);
  const { database, services, addUser } = harness;
  const resetProvider = () => {
    harness.provider.fault = undefined;
    harness.provider.handler = answerTexts;
    harness.closeCircuits();
  };
  return {
    harness,
    server,
    resetProvider,
    handlerOf(provider) {
      if (provider === "texts") return answerTexts;
      if (provider === "vectors") return answerVectors;
      const call = [...imageCallWires, ...audioCallWires].find(({ name }) => name === provider);
      if (call) return playCall(call);
      const job = [...videoJobWires, ...modelJobWires].find(({ name }) => name === provider);
      if (!job) throw new Error(`there is no wire ${provider}`);
      return playJob(job, doneState(job)).handler;
    },
    async open() {
      resetProvider();
      const userId = await addUser(1_000);
      await putSubscription({ databaseUrl: database.url }, userId, { planId: "business" });
      const scopes: KeySettings["scopes"] = ["chat:write", "embeddings:write", "images:write", "audio:write"];
      const settings = { name: "All", scopes, minuteMax: 600, expiresAt: null, budget: { kind: "none" } } as const;
      const key = await createKey(services, { userId }, settings);
      const chat = await server.post(userId, "/api/chat/messages", newMessage());
      const messageId = /"messageId":"([^"]+)"/.exec(await chat.text())?.[1];
      if (!messageId) throw new Error("the message was not answered");
      const sent = await server.post(userId, "/api/pdfs", pdfOf("about.pdf"));
      const { id: documentId } = (await sent.json()) as { id: string };
      const uploaded = await server.post(userId, "/api/product-pictures/photos", pictureOf("fox.png"));
      const photoId = ((await uploaded.json()) as { photo: { id: string } }).photo.id;
      const wish = { terms: ["logos"], categoryId: "", price: "", platform: "", onlyNew: false };
      const asked = { steps: [{ question: "Tools for logos", wish }] };
      const search = await database.pool.query(
        `insert into tool_documents (user_id, kind, title, content, created_at, updated_at)
         values ($1, 'search', 'Tools for logos', $2, now(), now()) returning id`,
        [userId, asked],
      );
      const searchId: string = search.rows[0].id;
      return { userId, messageId, documentId, photoId, searchId, headers: { authorization: `Bearer ${key}` } };
    },
    ask({ userId, headers }, path, body, signal) {
      const isForm = body instanceof FormData;
      const isProgram = path.startsWith("/v1/");
      return server.ask(isProgram ? undefined : userId, path, {
        method: "POST",
        headers: { ...(isProgram ? headers : {}), ...(isForm ? {} : { "content-type": "application/json" }) },
        body: isForm ? body : JSON.stringify(body),
        ...(signal ? { signal } : {}),
      });
    },
    async openHolds(userId) {
      const asked = "select amount from credit_holds where user_id = $1 and state = 'held'";
      return (await database.pool.query(asked, [userId])).rows.map(({ amount }) => amount);
    },
    async finishRuns(userId) {
      const asked = "select id, state, price_aic as price from runs where user_id = $1 order by created_at, id";
      const list = async () => (await database.pool.query<EndedRun>(asked, [userId])).rows;
      for (const { id } of await list()) await services.tasks.finished(id);
      await harness.runJobs();
      return list();
    },
    async close() {
      await server.close();
      await harness.close();
      await mock.stop();
    },
  };
}
