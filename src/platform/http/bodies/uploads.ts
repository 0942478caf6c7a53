import { randomUUID } from "node:crypto";
import { mkdir, readdir, rm, stat } from "node:fs/promises";
import path from "node:path";
import { AppError } from "../../errors.ts";
import { createFairQueue, NotBegunError } from "../../fair-queue.ts";
import { readChunks } from "./collect-body.ts";
import { storeForm } from "./store-form.ts";

/** Enough for the six connections of a browser. */
const perUserMax = 8;
const togetherMax = 64;
/** When all places are taken, an upload that is slower than that, on average, gives its place to another user’s; after that time, any of a user who has far more. */
const slow = { afterMs: 5_000, bytesPerSecond: 32 * 1_024 };
/** Uploads more than the newcomer's: with so many, one of them can wait. */
const farMore = 2;
/** Files in memory: each has at most 25 MB. */
const inMemoryMax = 8;
/** So that no user has all turns. */
const inMemoryPerUserMax = 2;
const waitMsMax = 30_000;

/** Bytes that are collected in memory because they are no form: documents, requests of programs. */
const collectedBytesMax = 128 * 1_024 * 1_024;
/** More than eight of the largest documents. */
const collectedBytesPerUserMax = 24 * 1_024 * 1_024;

/** Longer than any upload is under way. */
const leftAfterMs = 60 * 60 * 1_000;

/** Bodies larger than forms that this process is receiving. Files wait on disk, few are in memory at once, and what isn't a file is bounded. */
export interface Uploads {
  /** @throws {AppError} `rate_limited` if the user has too many under way, `unavailable` if all together have. */
  begin(userId: string, signal: AbortSignal): UploadUnderWay;
  /** Removes what a killed process has left, now and every hour, until it is stopped. */
  keepClean(): Promise<() => void>;
}

export interface UploadUnderWay {
  /**
   * Receives a multipart form to disk, then waits for its turn in memory. The turn lasts until `end`.
   * @throws {AppError}
   */
  receive(request: Request, bytesMax: number): Promise<FormData>;
  /**
   * Receives another body, which counts as held until `end`.
   * @throws {AppError} `rate_limited` if the user holds too much, `unavailable` if all together do.
   */
  collect(request: Request, bytesMax: number): Promise<Uint8Array>;
  /** Removes the files. Never fails. */
  end(): Promise<void>;
}

/** Uploads that one user has under way. */
interface Holding {
  count: number;
  collectedBytes: number;
}

/** A body that is arriving. */
interface Arrival {
  readonly userId: string;
  readonly beganAt: number;
  bytes: number;
  giveUp(): void;
}

/** @param folder where files wait; other processes may use the same. */
export function createUploads(folder: string, { afterMs, bytesPerSecond } = slow): Uploads {
  const underWay = new Map<string, Holding>();
  const arriving = new Set<Arrival>();
  const turns = createFairQueue({
    runningMax: inMemoryMax,
    runningOfGroupMax: inMemoryPerUserMax,
    waitingMax: togetherMax,
    waitMsMax,
  });
  let together = 0;
  let collectedBytes = 0;

  /** Ends the slowest body of those who upload most. @param count of the newcomer's uploads. @returns whether there is room now. */
  function makeRoom(count: number): boolean {
    const now = performance.now();
    const countOf = ({ userId }: Arrival): number => underWay.get(userId)?.count ?? 0;
    const rateOf = ({ bytes, beganAt }: Arrival): number => bytes / ((now - beganAt) / 1_000);
    const hasMore = (one: Arrival) =>
      countOf(one) >= count + farMore || (countOf(one) > count && rateOf(one) < bytesPerSecond);
    const [slowest] = [...arriving]
      .filter((one) => now - one.beganAt >= afterMs && hasMore(one))
      .toSorted((a, b) => countOf(b) - countOf(a) || rateOf(a) - rateOf(b));
    slowest?.giveUp();
    return slowest !== undefined;
  }

  /** A body's bytes as they arrive, unless another upload takes its place. @throws {AppError} */
  async function* arrivingChunks(userId: string, request: Request, bytesMax: number): AsyncGenerator<Uint8Array> {
    const evicted = Promise.withResolvers<never>();
    evicted.promise.catch(() => {});
    const arrival: Arrival = {
      userId,
      beganAt: performance.now(),
      bytes: 0,
      giveUp() {
        arriving.delete(arrival);
        evicted.reject(busy());
      },
    };
    arriving.add(arrival);
    const chunks = readChunks(request, bytesMax);
    try {
      for (;;) {
        // The client may never send the next one.
        const { done, value } = await Promise.race([chunks.next(), evicted.promise]);
        if (done) return;
        arrival.bytes += value.byteLength;
        yield value;
      }
    } finally {
      arriving.delete(arrival);
      // Not awaited: it ends with the connection.
      void chunks.return(undefined).catch(() => {});
    }
  }

  function begin(userId: string, signal: AbortSignal): UploadUnderWay {
    const own = underWay.get(userId) ?? { count: 0, collectedBytes: 0 };
    if (own.count >= perUserMax) throw tooManyAtOnce();
    if (together >= togetherMax && !makeRoom(own.count)) throw busy();
    underWay.set(userId, own);
    own.count += 1;
    together += 1;
    const paths: string[] = [];
    let heldBytes = 0;
    const ended = Promise.withResolvers<void>();
    let form: Promise<FormData> | undefined;
    const newFile = () => {
      const file = path.join(folder, randomUUID());
      paths.push(file);
      return file;
    };

    async function store(request: Request, bytesMax: number): Promise<FormData> {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const contentType = request.headers.get("content-type") ?? "";
      const stored = await storeForm(arrivingChunks(userId, request, bytesMax), { contentType, newFile });
      await waitForTurn({ group: userId, isPreferred: false, signal });
      return stored;
    }

    /** @returns when the turn has begun; it lasts until the upload has ended. */
    function waitForTurn(waiter: Parameters<typeof turns.run>[0]): Promise<void> {
      return new Promise((resolve, reject) => {
        turns
          .run(waiter, () => {
            resolve();
            return ended.promise;
          })
          .catch((error: unknown) => reject(error instanceof NotBegunError ? busy(error) : error));
      });
    }

    return {
      receive(request, bytesMax) {
        form ??= store(request, bytesMax);
        return form;
      },
      async collect(request, bytesMax) {
        const chunks: Uint8Array[] = [];
        for await (const chunk of arrivingChunks(userId, request, bytesMax)) {
          if (own.collectedBytes + chunk.byteLength > collectedBytesPerUserMax) throw tooManyAtOnce();
          if (collectedBytes + chunk.byteLength > collectedBytesMax) throw busy();
          collectedBytes += chunk.byteLength;
          own.collectedBytes += chunk.byteLength;
          heldBytes += chunk.byteLength;
          chunks.push(chunk);
        }
        return Buffer.concat(chunks);
      },
      async end() {
        await form?.catch(() => {});
        ended.resolve();
        collectedBytes -= heldBytes;
        own.collectedBytes -= heldBytes;
        for (const file of paths) await rm(file, { force: true }).catch(() => {});
        together -= 1;
        own.count -= 1;
        if (own.count === 0) underWay.delete(userId);
      },
    };
  }

  return {
    begin,
    async keepClean() {
      await removeLeft(folder);
      const timer = setInterval(() => void removeLeft(folder).catch(() => {}), leftAfterMs);
      timer.unref();
      return () => clearInterval(timer);
    },
  };
}

/** Not younger ones: they may be another process's. */
async function removeLeft(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  for (const name of await readdir(folder)) {
    const file = path.join(folder, name);
    const found = await stat(file).catch(() => undefined);
    if (found && Date.now() - found.mtimeMs > leftAfterMs) await rm(file, { force: true });
  }
}

/** The rest of the body is not read. */
const closing = { Connection: "close" };

const tooManyAtOnce = (): AppError =>
  new AppError("rate_limited", {
    userMessage: "You are already uploading several files. Please wait until they are done.",
    headers: { ...closing, "Retry-After": "10" },
  });

const busy = (cause?: unknown): AppError =>
  new AppError("unavailable", {
    userMessage: "Too many files are being uploaded right now. Please try again in a moment.",
    cause,
    headers: { ...closing, "Retry-After": "10" },
  });
