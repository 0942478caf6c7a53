import type { Context } from "hono";
import { streamSSE } from "hono/streaming";
import type { AppEnv } from "#platform/http/app-env.ts";
import { readJson } from "#platform/http/bodies/read-request.ts";
import { keepAliveComment, keepAliveMs } from "#platform/http/keep-alive.ts";
import { stopWith } from "#platform/http/stop-with.ts";
import type { Services } from "#platform/services.ts";
import { actingAs } from "#teams/index.ts";
import type { ToolParts } from "../tool.ts";
import type { AskedByActor } from "./asked-by-actor.ts";

/**
 * A run goes on when its client goes away: users stop it by its id. What is refused before the run begins is an answer with its status; what
 * fails later is the last event.
 */
export async function sendRunEvents(
  c: Context<AppEnv>,
  services: Pick<Services, "log">,
  start: (gone: AbortSignal) => AsyncGenerator<object>,
): Promise<Response> {
  const gone = stopWith(c);
  const events = start(gone.signal);
  const first = await events.next();
  c.header("Cache-Control", "no-store");
  // Proxies that collect answers would hold the text back.
  c.header("X-Accel-Buffering", "no");
  return streamSSE(
    c,
    async (stream) => {
      stream.onAbort(() => gone.abort());
      if (gone.signal.aborted) stream.abort();
      // One of the two hears of it first.
      gone.signal.addEventListener("abort", () => stream.abort(), { once: true });
      // Not awaited: a reader who stalls must not hold up the run until its time is over, which would make it free.
      const writes: Promise<unknown>[] = [];
      const write = (send: () => Promise<unknown>) => {
        if (!stream.aborted) writes.push(send());
      };
      const quiet = setInterval(() => write(() => stream.write(keepAliveComment)), keepAliveMs).unref();
      try {
        for (let next = first; !next.done; next = await events.next()) {
          const data = JSON.stringify(next.value);
          write(() => stream.writeSSE({ data }));
          quiet.refresh();
        }
      } finally {
        clearInterval(quiet);
        await events.return(undefined);
        await Promise.all(writes);
      }
    },
    async (error) => services.log.error({ err: error }, "a run could not be settled"),
  );
}

type RunHandler = (services: Services, asked: AskedByActor, gone: AbortSignal) => AsyncGenerator<object>;

/** The endpoint of a run that is streamed as server-sent events to the signed-in user who sent its JSON. */
export const runEndpoint =
  ({ services, accounts, planOf }: Pick<ToolParts, "services" | "accounts" | "planOf">, run: RunHandler) =>
  async (c: Context<AppEnv>): Promise<Response> => {
    const { ownerId, privateId, member } = await actingAs(c, services, accounts);
    const body = await readJson(c);
    const plan = await planOf(ownerId, member);
    return sendRunEvents(c, services, (gone) => run(services, { actor: { ownerId, privateId }, plan, body }, gone));
  };
