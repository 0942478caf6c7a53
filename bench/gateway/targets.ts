import { createServer } from "node:net";
import { createKey } from "#api-keys/index.ts";
import { systemClock } from "#platform/clock.ts";
import { connectDatabase } from "#platform/db/database.ts";
import { createRateLimits } from "#platform/rate-limit/rate-limit.ts";
import { createSecrets } from "#platform/secret.ts";
import type { Services } from "#platform/services.ts";
import { createTestLedger, grantTo } from "../../test/ledger.ts";
import { putSubscription } from "../../test/subscriptions.ts";
import { referencePath } from "../references.ts";
import { type ServerProcess, startProcess, startProduct } from "../server-process.ts";

/** Target to which requests go, and the headers they carry. */
export interface Target {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
}

export interface Targets {
  readonly direct: Target;
  readonly portkey: Target;
  readonly product: Target;
  readonly productProcess: ServerProcess;
  readonly userId: string;
  stop(): Promise<void>;
}

/** The fake provider, Portkey’s gateway and the product, each a process of its own, both gateways before the same provider. */
export async function startTargets(databaseUrl: string): Promise<Targets> {
  const { userId, key } = await openProgram(databaseUrl);
  const provider = await startProcess(["bench/gateway/fake-provider.ts"], {});
  const portkey = await startPortkey();
  const productProcess = await startProduct(databaseUrl, "build/server/server.js", {
    OPENAI_API_KEY: "sk-bench",
    OPENAI_BASE_URL: `${provider.url}/v1`,
  });
  const path = "/v1/chat/completions";
  return {
    direct: { url: provider.url + path, headers: { authorization: "Bearer sk-bench" } },
    portkey: {
      url: portkey.url + path,
      headers: {
        authorization: "Bearer sk-bench",
        "x-portkey-provider": "openai",
        "x-portkey-custom-host": `${provider.url}/v1`,
      },
    },
    product: { url: productProcess.url + path, headers: { authorization: `Bearer ${key}` } },
    productProcess,
    userId,
    async stop() {
      for (const process of [productProcess, portkey, provider]) await process.stop();
    },
  };
}

async function startPortkey(): Promise<ServerProcess> {
  const port = await freePort();
  const entry = referencePath("@portkey-ai/gateway/build/start-server.js");
  const started = await startProcess(
    [entry, "--headless", `--port=${port}`],
    { NODE_ENV: "production" },
    /(Ready for)/,
  );
  return { ...started, url: `http://127.0.0.1:${port}` };
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === "object" && address ? address.port : 0;
}

/** A user on the Business plan with credits for the whole bench, and their key. */
async function openProgram(databaseUrl: string): Promise<{ readonly userId: string; readonly key: string }> {
  const { db, pool, close } = connectDatabase(databaseUrl, 2, console.error);
  const added =
    "insert into users (name, email, email_verified) values ('Bench', 'bench@example.com', true) returning id";
  const userId: string = (await pool.query(added)).rows[0].id;
  await putSubscription({ databaseUrl }, userId, { planId: "business" });
  await grantTo(createTestLedger(db, new Date()), userId, { amount: 100_000_000 });
  const secrets = createSecrets("a secret that only the bench knows, 32 characters");
  const needed: Partial<Services> = { db, clock: systemClock, rateLimits: createRateLimits(pool, secrets), secrets };
  const key = await createKey(
    needed as Services,
    { userId },
    {
      name: "bench",
      scopes: ["models:read", "chat:write"],
      minuteMax: 6_000,
      expiresAt: null,
      budget: { kind: "none" },
    },
  );
  // Beyond what users may set: the bench measures the gateway, not its limit.
  await pool.query("update api_keys set minute_max = 10000000");
  await close();
  return { userId, key };
}
