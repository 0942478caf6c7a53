import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { connect, createServer, type Socket } from "node:net";
import os from "node:os";
import path from "node:path";
import { copyTemplate } from "./test-database.ts";

export interface Site {
  /** Origin without a trailing slash. */
  readonly url: string;
  /** Empty where the site runs its own. */
  readonly databaseUrl: string;
  readonly process: ChildProcess;
  /** Everything the process has written so far. */
  output(): string;
  /** The lines of its log so far. */
  log(): readonly LogLine[];
  /** Empties the log: only what the site writes from now on is in it. */
  forgetLog(): void;
  isRunning(): boolean;
  /** Sends a signal and waits until the process has ended. @returns its exit code, null where the signal ended it. */
  end(signal: NodeJS.Signals): Promise<number | null>;
  /** Ends the process and takes away what was made for it. */
  stop(): Promise<void>;
}

export type LogLine = Readonly<Record<string, unknown>> & { readonly msg: string };

export interface SiteOptions {
  readonly env?: Readonly<Record<string, string>>;
  /** Join the database of another site, as a second process of the same installation would. */
  readonly databaseUrl?: string;
  /** Folder of the site's own database, without one of the test's. The site runs it there, and the test removes the folder. */
  readonly embeddedIn?: string;
  /** The folder that its files' own folder is made in; the system's for temporary files otherwise. */
  readonly dataIn?: string;
  /** The module that starts it: the server itself, or `npm start`'s. */
  readonly entry?: string;
}

/** Starts the built product as a process of its own, on a database of its own, and waits until it says that it is ready. */
export async function startSite(options: SiteOptions = {}): Promise<Site> {
  const { env = {}, databaseUrl, embeddedIn, dataIn = os.tmpdir(), entry = "build/server/server.js" } = options;
  const given = databaseUrl ?? (embeddedIn === undefined ? undefined : "");
  const database = given === undefined ? await copyTemplate() : { url: given, drop: async () => {} };
  const dataDir = embeddedIn ?? (await mkdtemp(path.join(dataIn, "easel-site-")));
  const child = spawn(process.execPath, [entry], {
    env: {
      PATH: process.env.PATH,
      NODE_ENV: "production",
      // A port of its own, known beforehand: mails and identity providers name the address.
      PORT: String(await reservePort()),
      DATABASE_URL: database.url,
      DATA_DIR: dataDir,
      DATABASE_POOL_SIZE: "5",
      ...env,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const { ready, ended, ...written } = watch(child);
  let isExpectedToRun = false;
  const end = (signal: NodeJS.Signals) => {
    isExpectedToRun = false;
    child.kill(signal);
    return ended;
  };
  // Its tests fail with refused connections then, which don't say why.
  child.once("close", (code, signal) => {
    if (isExpectedToRun)
      console.error(`the site ended by itself, with ${code ?? signal}:\n${written.output().slice(-5_000)}`);
  });
  const cleanUp = async () => {
    await database.drop();
    if (embeddedIn === undefined) await rm(dataDir, { recursive: true, force: true });
  };
  const url = await ready.catch(async (error: unknown) => {
    await cleanUp();
    throw error;
  });
  isExpectedToRun = true;
  return {
    url,
    databaseUrl: database.url,
    process: child,
    ...written,
    isRunning: () => isExpectedToRun && child.exitCode === null && child.signalCode === null,
    end,
    async stop() {
      await end("SIGTERM");
      await cleanUp();
    },
  };
}

/**
 * The system gives it to no other process for a minute: a connection to it was just closed at its own end, and only a process that names the port
 * may listen there (TIME_WAIT).
 */
async function reservePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("there is no free port");
  const client = connect(address.port, "127.0.0.1");
  const [accepted] = (await once(server, "connection")) as [Socket];
  accepted.end();
  client.resume();
  await once(client, "close");
  server.close();
  await once(server, "close");
  return address.port;
}

interface Watched {
  /** Address at which the site listens, as its log says. Rejects, with all that it said, when it ends before. */
  readonly ready: Promise<string>;
  readonly ended: Promise<number | null>;
  output(): string;
  log(): readonly LogLine[];
  forgetLog(): void;
}

function watch(child: ChildProcess): Watched {
  const chunks: string[] = [];
  const log: LogLine[] = [];
  let unread = 0;
  let unfinished = "";
  const ended = new Promise<number | null>((resolve) => child.once("close", resolve));
  const output = () => chunks.join("");
  const ready = new Promise<string>((resolve, reject) => {
    let isReady = false;
    const read = (chunk: Buffer) => {
      chunks.push(chunk.toString());
      // Not searched for in all that follows.
      const port = isReady ? undefined : /"port":(\d+)\D/.exec(output())?.[1];
      if (port === undefined) return;
      isReady = true;
      resolve(`http://localhost:${port}`);
    };
    child.stdout?.on("data", read);
    child.stderr?.on("data", read);
    void ended.then((code) => reject(new Error(`the site stopped with ${code}:\n${output()}`)));
  });
  return {
    ready,
    ended,
    output,
    /** Tests that wait for a line ask many times: each is parsed once. */
    log() {
      const lines = (unfinished + chunks.slice(unread).join("")).split("\n");
      unread = chunks.length;
      unfinished = lines.pop() ?? "";
      log.push(...parseLog(lines));
      return [...log, ...parseLog([unfinished])];
    },
    forgetLog() {
      chunks.length = 0;
      log.length = 0;
      unread = 0;
      unfinished = "";
    },
  };
}

/** Reads log lines. Anything else (the greeting, an unfinished line) is passed over. */
const parseLog = (lines: readonly string[]): LogLine[] =>
  lines.filter((line) => line.startsWith("{") && line.endsWith("}")).map((line) => JSON.parse(line) as LogLine);

/** A form sent as a browser on the site's own page would send it. @throws if there is no answer within a minute. */
export function postForm(
  site: Site,
  target: string,
  fields: Readonly<Record<string, string>>,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> {
  return fetch(`${site.url}${target}`, {
    method: "POST",
    body: new URLSearchParams(fields),
    headers: { origin: site.url, "sec-fetch-site": "same-origin", accept: "text/html", ...headers },
    redirect: "manual",
    signal: AbortSignal.timeout(60_000),
  });
}

export interface MailboxMail {
  readonly id: number;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly replyTo: string | null;
  readonly headers: Readonly<Record<string, string>>;
}

/** Mails in the development mailbox, newest first, once `count` of them are there. Mails are sent by jobs, so they take a moment. */
export async function waitForMails(site: Site, count: number, timeoutMs = 60_000): Promise<readonly MailboxMail[]> {
  const deadline = Date.now() + timeoutMs;
  for (;;) {
    const response = await fetch(`${site.url}/dev/mailbox`, { headers: { accept: "application/json" } });
    const { mails } = (await response.json()) as { mails: MailboxMail[] };
    if (mails.length >= count) return mails;
    if (Date.now() > deadline) throw new Error(`only ${mails.length} of ${count} mails came`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
