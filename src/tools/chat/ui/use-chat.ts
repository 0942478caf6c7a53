import { useCallback, useEffect, useRef, useState } from "react";
import { creditsUsed } from "#credits/rules.ts";
import type { EngineChoice } from "#models/rules.ts";
import { noMemberMessage } from "#teams/rules.ts";
import { showToast } from "#ui/toast.ts";
import { useProjectId } from "#work/ui/index.ts";
import {
  createReadRun,
  problemOf,
  type ReadRun,
  type RunProblem,
  readRunEvents,
  readUntilStopped,
  stopTextRun,
} from "../../run-screens/text/run-client.ts";
import { type ChatEvent, chatAnswersPath, chatMessagesPath } from "../chat-rules.ts";
import type { ChatFile } from "../files/chat-file-rules.ts";
import { endedUnstored, type LiveAnswer, type ShownMessage } from "./shown-messages.ts";

export type ChatQuestion =
  | { readonly kind: "new"; readonly after: string | null; readonly text: string; readonly files: readonly ChatFile[] }
  | { readonly kind: "again"; readonly messageId: string };

interface Options {
  /** The conversation that the page shows; null for a new one. */
  readonly shownId: string | null;
  /** Its messages, as the page has read them. */
  readonly stored: readonly ShownMessage[];
  /** All that may answer. */
  readonly engines: readonly EngineChoice[];
  /** Bot of a conversation that begins. */
  readonly botId: string | null;
  /** Shows the conversation that was started. */
  readonly open: (conversationId: string) => void;
  /** Reads everything anew from the server. */
  readonly refresh: () => Promise<void>;
}

interface Asking {
  /** The answers that are read, or were lost. */
  readonly answers: Set<ReadRun>;
  isStopping: boolean;
  /** The conversations that the page may show meanwhile. */
  homes: readonly (string | null)[];
}

/** A model that is asked, and what its answer costs at most. */
export interface AskedEngine {
  readonly engine: EngineChoice;
  /** AIC; 0 on the user's own key. */
  readonly maxAic: number;
  /** True if another model may answer if it fails. */
  readonly mayFallBack?: boolean;
}

/** One message at a time, answered by one model or several. They go on when the page is left, or loses its connection. */
export function useChat({ shownId, stored, engines, botId, open, refresh }: Options) {
  const [lives, setLives] = useState<readonly LiveAnswer[]>([]);
  const [problem, setProblem] = useState<RunProblem>();
  const projectId = useProjectId();
  const [isStopping, setStopping] = useState(false);
  const current = useRef<Asking>(undefined);
  /** A conversation that has just begun is not shown until the page has read it. */
  const conversationId = shownId ?? lives.at(-1)?.conversationId ?? null;

  const leave = useCallback(() => {
    for (const { reading, isStoppedEarly } of current.current?.answers ?? []) if (!isStoppedEarly) reading.abort();
    current.current = undefined;
  }, []);
  useEffect(() => {
    const run = current.current;
    if (run?.homes.includes(shownId)) {
      // Once its conversation is shown, the empty page is another place.
      if (shownId !== null) run.homes = [shownId];
      return;
    }
    leave();
    setStopping(false);
    setLives([]);
    setProblem(undefined);
  }, [shownId, leave]);
  useEffect(() => leave, [leave]);

  /** Reads one answer to its end. @returns whether the question was stored, and whether the connection broke before or after that. */
  const readAnswer = useCallback(
    async (run: Asking, question: ChatQuestion, asked: AskedEngine, onAsked: (event: AskedEvent) => void) => {
      const key = crypto.randomUUID();
      const answer = createReadRun(() => setStopping(false));
      const { signal } = answer.reading;
      const change = (to: (live: LiveAnswer) => LiveAnswer) =>
        setLives((before) => before.map((live) => (live.key === key ? to(live) : live)));
      run.answers.add(answer);
      if (run.isStopping) answer.stop();
      let [isAsked, isEnded, isCutOff] = [false, false, false];
      setLives((before) => [...before, firstOf(key, question, conversationId, asked.engine)]);
      try {
        const events = stream(key, question, { conversationId, botId, projectId }, asked, signal);
        for await (const event of readUntilStopped(events, answer)) {
          isEnded ||= event.type === "ended" || event.type === "failed";
          change((live) => afterEvent(live, event, engines));
          if (event.type === "ended" && event.priceAic > 0) {
            showToast({ kind: "success", ...creditsUsed(event.priceAic, "a chat answer") });
          }
          if (event.type !== "asked") continue;
          isAsked = true;
          onAsked(event);
        }
      } catch (error) {
        if (!isAsked && !signal.aborted) {
          const refused = problemOf(error);
          // Without the team there is nothing to read anew: the page stays, with what was typed.
          isCutOff = refused.isCutOff || refused.message === noMemberMessage;
          setProblem(refused);
        }
      }
      const isLost = isAsked && !isEnded;
      if (!isLost) run.answers.delete(answer);
      if (isLost) change((live) => ({ ...live, isLost }));
      if (!isAsked) setLives((before) => before.filter((live) => live.key !== key));
      return { isAsked, isLost, isCutOff };
    },
    [conversationId, engines, botId, projectId],
  );

  /** @returns whether the question was stored: if not, `problem` says why. */
  const ask = useCallback(
    async (question: ChatQuestion, [first, ...others]: readonly [AskedEngine, ...AskedEngine[]]): Promise<boolean> => {
      const run: Asking = { answers: new Set(), isStopping: false, homes: [shownId, conversationId] };
      current.current = run;
      setProblem(undefined);
      setStopping(false);
      setLives((before) => endedUnstored(before, stored));
      const beside: ReturnType<typeof readAnswer>[] = [];
      const answered = await readAnswer(run, question, first, ({ conversationId: asked, messageId }) => {
        run.homes = [shownId, asked];
        if (conversationId === null) open(asked);
        if (run.isStopping) return;
        for (const other of others) beside.push(readAnswer(run, { kind: "again", messageId }, other, () => {}));
      });
      const all = [answered, ...(await Promise.all(beside))];
      if (current.current !== run) return answered.isAsked;
      if (!answered.isAsked) {
        current.current = undefined;
        // It may be that the conversation has gone on, or that it was stored after all.
        if (!answered.isCutOff) void refresh();
        return false;
      }
      // Those that have ended stay until the page has their stored form, which the page asks for until it can be reached.
      if (!all.some(({ isLost, isCutOff }) => isLost || isCutOff)) await refresh();
      setStopping(false);
      return true;
    },
    [shownId, stored, conversationId, open, refresh, readAnswer],
  );

  /** @param elsewhere the runs of answers that are written without this page; null for one that has none yet. */
  const stop = useCallback(
    (elsewhere: readonly (string | null)[]) => {
      setStopping(true);
      const run = current.current;
      if (run) {
        run.isStopping = true;
        for (const answer of run.answers) answer.stop();
      }
      if (elsewhere.length === 0) return;
      void Promise.all(elsewhere.map((runId) => runId !== null && stopTextRun(runId)))
        .then(refresh)
        .then(() => setStopping(false));
    },
    [refresh],
  );
  return { lives, problem, isStopping, ask, stop };
}

type AskedEvent = Extract<ChatEvent, { readonly type: "asked" }>;

interface Place {
  readonly conversationId: string | null;
  /** Bot of a new conversation. */
  readonly botId: string | null;
  readonly projectId: string | undefined;
}

async function* stream(
  idempotencyKey: string,
  question: ChatQuestion,
  { conversationId, botId, projectId }: Place,
  { engine, maxAic, mayFallBack }: AskedEngine,
  signal: AbortSignal,
): AsyncGenerator<ChatEvent> {
  const isNew = question.kind === "new";
  const asked = isNew
    ? {
        conversationId,
        ...(conversationId === null && { botId, projectId }),
        after: question.after,
        text: question.text,
        files: question.files.map(({ id }) => id),
      }
    : { messageId: question.messageId };
  const body = {
    ...asked,
    engine: engine.id,
    maxAic,
    mayFallBack,
    idempotencyKey,
  };
  yield* readRunEvents<ChatEvent>(isNew ? chatMessagesPath : chatAnswersPath, body, signal);
}

function firstOf(key: string, question: ChatQuestion, conversationId: string | null, engine: EngineChoice): LiveAnswer {
  return {
    key,
    conversationId,
    messageId: question.kind === "again" ? question.messageId : null,
    newMessage: question.kind === "new" ? { text: question.text, files: question.files } : undefined,
    isLost: false,
    answer: {
      id: key,
      runId: null,
      engine: engine.id,
      modelName: engine.modelName,
      insteadOf: null,
      state: "running",
      text: "",
      payer: engine.payer,
      priceAic: 0,
      isCut: false,
      problem: null,
    },
  };
}

const failed = (live: LiveAnswer, problem: string): LiveAnswer => ({
  ...live,
  answer: { ...live.answer, state: "failed", problem },
});

function afterEvent(before: LiveAnswer, event: ChatEvent, engines: readonly EngineChoice[]): LiveAnswer {
  const { answer } = before;
  switch (event.type) {
    case "asked":
      return {
        ...before,
        conversationId: event.conversationId,
        messageId: event.messageId,
        answer: { ...answer, id: event.answerId },
      };
    case "started": {
      const { slug, model } = event.engine;
      const writer = engines.find((one) => one.slug === slug && one.model === model);
      if (!writer || writer.id === answer.engine) return before;
      const insteadOf = answer.insteadOf ?? answer.modelName;
      return { ...before, answer: { ...answer, engine: writer.id, modelName: writer.modelName, insteadOf } };
    }
    case "text":
      return { ...before, answer: { ...answer, text: answer.text + event.text } };
    case "ended": {
      const { state, priceAic, payer, reason } = event;
      return { ...before, answer: { ...answer, state, priceAic, payer, isCut: reason === "length" } };
    }
    case "failed":
      return failed(before, event.message);
    default:
      return before;
  }
}
