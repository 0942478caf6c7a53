import { fetchPicture } from "#engines/index.ts";
import { ApiError, wrongValue } from "../errors.ts";
import { type ChatMessage, type FetchedPictures, isAddress } from "./read-messages.ts";

/** Limits of one request. */
const picturesMax = 10;
const bytesMax = 20 * 1_024 * 1_024;
/** Requests of one user that fetch at the same time, and of all in this process. */
const requestsMax = { user: 2, all: 20 };

/** Number of requests that fetch now, by user. An entry stays as long as its user has one. */
const fetching = new Map<string, number>();
let fetchingInAll = 0;

/**
 * Fetches the pictures that messages name by address.
 * @throws {ApiError} `invalid_input`, which names the part whose picture can’t be had; `rate_limited` for too many at the same time.
 */
export async function fetchPictures(
  messages: readonly ChatMessage[],
  userId: string,
  signal: AbortSignal,
  fetchOne: typeof fetchPicture = fetchPicture,
): Promise<FetchedPictures> {
  const addresses = listAddresses(messages);
  if (addresses.length === 0) return new Map();
  const beyond = addresses[picturesMax];
  if (beyond) throw wrongValue(beyond.param, `A request can name up to ${picturesMax} pictures by their address.`);
  const before = fetching.get(userId) ?? 0;
  if (before >= requestsMax.user || fetchingInAll >= requestsMax.all) throw tooMany();
  fetching.set(userId, before + 1);
  fetchingInAll++;
  const whole = new AbortController();
  const signals = AbortSignal.any([signal, whole.signal]);
  let bytes = 0;
  try {
    const fetched = addresses.map(async ({ url, param }) => {
      const { data } = await fetchOne(url, signals).catch((cause: unknown) => {
        signal.throwIfAborted();
        throw unreachable(param, cause);
      });
      bytes += data.byteLength;
      if (bytes > bytesMax) throw wrongValue(param, "The pictures of a request can have 20 MB together.");
      return [url, data] as const;
    });
    return new Map(await Promise.all(fetched));
  } finally {
    whole.abort();
    fetchingInAll--;
    const left = (fetching.get(userId) ?? 1) - 1;
    if (left > 0) fetching.set(userId, left);
    else fetching.delete(userId);
  }
}

interface Address {
  readonly url: string;
  /** The part that names it, as errors call it. */
  readonly param: string;
}

/** Each mention counts: a picture goes to the provider as often as it is named. */
function listAddresses(messages: readonly ChatMessage[]): readonly Address[] {
  const addresses: Address[] = [];
  for (const [at, message] of messages.entries()) {
    if (message.role !== "user" || typeof message.content === "string") continue;
    for (const [index, part] of message.content.entries()) {
      if (part.type !== "image_url" || !isAddress(part.image_url.url)) continue;
      const param = `messages.${at}.content.${index}.image_url.url`;
      const url = URL.parse(part.image_url.url);
      if (url?.protocol !== "https:" || url.port !== "" || url.username || url.password) throw unreachable(param);
      addresses.push({ url: part.image_url.url, param });
    }
  }
  return addresses;
}

/** The same for whatever the reason is: a program must not learn what is reachable from here. */
const unreachable = (param: string, cause?: unknown) =>
  new ApiError("invalid_input", "invalid_image_url", {
    userMessage:
      "We couldn’t fetch this picture. Its address must be a public https address that answers within 10 seconds, without a redirect, with a PNG, JPEG, WebP or GIF of up to 10 MB. You can also send the picture as a data URL.",
    field: param,
    cause,
  });

const tooMany = () =>
  new ApiError("rate_limited", "too_many_pictures", {
    userMessage: "Too many pictures are being fetched at the moment. Try again in a moment, or send them as data URLs.",
    headers: { "Retry-After": "2" },
  });
