import { FormData } from "undici";
import type { z } from "zod";
import { EngineError } from "../engine-error.ts";
import { createGuardedFetch } from "../guarded-fetch.ts";
import { type LimitedCall, limitCall } from "../limit-call.ts";
import type { Call, MediaEngineOptions, MediaFile } from "../media-contract.ts";
import { readFailure, readStatus } from "../read-failure.ts";
import { organizationHeader, requireUsableKey } from "../usable-key.ts";
import { type MediaKind, readMediaFile } from "./file-signature.ts";

/** Address and key for calls to a vendor. */
export interface Account {
  readonly apiKey: string;
  /** Address with the version, without a slash at the end. */
  readonly baseUrl: string;
  /** Headers with the key. They go to the vendor's own host only. */
  readonly headers: Readonly<Record<string, string>>;
  readonly allowPrivateAddresses: boolean;
}

export interface ProviderRequest {
  readonly method?: "GET" | "POST" | "PUT" | "DELETE";
  /** Path after the base URL; or a whole address on the same host, as providers give them. */
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** One of these three. */
  readonly json?: unknown;
  readonly form?: Readonly<Record<string, FormField>>;
  readonly file?: MediaFile;
  /** True if the JSON that comes back has files in it. */
  readonly answersWithFiles?: boolean;
}

/** A field without a value is left out; one with several files is repeated. */
export type FormField = string | number | MediaFile | readonly MediaFile[] | undefined;

/** Operations that an adapter can use within one call: all of them are under the limits of that call. */
export interface Provider {
  readonly apiKey: string;
  /** Sends a request whose answer tells nothing. @throws {EngineError} for any status that is no success. */
  send(request: ProviderRequest): Promise<void>;
  /** @throws {EngineError} `nonsense` for what is no JSON, or not of this form. */
  json<Schema extends z.ZodType>(schema: Schema, request: ProviderRequest): Promise<z.infer<Schema>>;
  /**
   * @param inspect throws for a file that is none, as the headers tell.
   * @throws {EngineError} `nonsense` for what is no file of this kind.
   */
  file(kind: MediaKind, request: ProviderRequest, inspect?: (headers: Headers) => void): Promise<MediaFile>;
  /** A result file, from any public host. The key goes along only if the host is the vendor's own. */
  download(kind: MediaKind, url: string): Promise<MediaFile>;
}

interface Answer {
  readonly headers: Headers;
  readonly bytes: Uint8Array;
}

const mebibyte = 1_024 * 1_024;
/** Larger than what today's models make at their best quality. */
const fileBytesMax = { image: 48, audio: 128, video: 256, model: 128 } as const satisfies Record<MediaKind, number>;
/** The words of a day’s recording, each with its times; or four pictures as text. */
const jsonBytesMax = 32 * mebibyte;
const jsonWithFilesBytesMax = 192 * mebibyte;

/** One pool of connections for each kind of address, for the whole process. Files are often behind one redirect. */
const guard = { bytesMax: fileBytesMax.video * mebibyte };
const fetches = {
  public: createGuardedFetch({ ...guard, allowPrivateAddresses: false }),
  any: createGuardedFetch({ ...guard, allowPrivateAddresses: true }),
  publicFile: createGuardedFetch({ ...guard, allowPrivateAddresses: false, redirectsMax: 1 }),
  anyFile: createGuardedFetch({ ...guard, allowPrivateAddresses: true, redirectsMax: 1 }),
};

/** @param keyHeaders what proves the key to this vendor. */
export const accountOf = (
  { apiKey, organizationId, baseUrl, allowPrivateAddresses }: MediaEngineOptions,
  vendorUrl: string,
  keyHeaders: (key: string) => Readonly<Record<string, string>>,
): Account => ({
  apiKey,
  baseUrl: baseUrl ?? vendorUrl,
  headers: { ...keyHeaders(apiKey), ...organizationHeader(organizationId) },
  allowPrivateAddresses,
});

export const bearer = (key: string) => ({ authorization: `Bearer ${key}` });

/** Makes a call of our contract of what an adapter does with its provider. */
export const callWith =
  <Request, Result>(
    account: Account,
    act: (provider: Provider, request: Request) => Promise<Result>,
  ): Call<Request, Result> =>
  async (request, limits) => {
    const call = limitCall(limits);
    try {
      requireUsableKey(account.apiKey);
      const result = await act(providerOf(account, call), request);
      // Several requests at the same time may end with what the first ones made.
      limits.signal.throwIfAborted();
      return result;
    } catch (error) {
      throw call.signal.aborted ? call.signal.reason : readFailure(error, account.apiKey, call.hasSent());
    } finally {
      call.end();
    }
  };

function providerOf(account: Account, call: LimitedCall): Provider {
  const { apiKey, allowPrivateAddresses } = account;
  const host = new URL(account.baseUrl).host;

  async function request(
    { method, path, headers, json, form, file }: ProviderRequest,
    bytesMax: number,
  ): Promise<Answer> {
    const url = /^https?:/.test(path) ? path : `${account.baseUrl}${path}`;
    if (new URL(url).host !== host) throw new EngineError("nonsense");
    const { body, contentType } = encode({ json, form, file });
    const response = await call.listen(
      call.sending(allowPrivateAddresses ? fetches.any : fetches.public)(url, {
        method: method ?? (body === undefined ? "GET" : "POST"),
        headers: { ...account.headers, ...contentType, ...headers },
        signal: call.signal,
        ...(body === undefined ? {} : { body: body as BodyInit }),
      }),
    );
    return readAnswer(response, bytesMax);
  }

  async function readAnswer(response: Response, bytesMax: number): Promise<Answer> {
    const bytes = await readBytes(response, bytesMax, call);
    if (response.ok) return { headers: response.headers, bytes };
    throw readStatus(response.status, response.headers, Buffer.from(bytes).toString(), apiKey);
  }

  return {
    apiKey,
    async send(sent) {
      await request(sent, jsonBytesMax);
    },
    async json(schema, sent) {
      const { bytes } = await request(sent, sent.answersWithFiles ? jsonWithFilesBytesMax : jsonBytesMax);
      return parseJson(schema, Buffer.from(bytes).toString());
    },
    async file(kind, sent, inspect) {
      const { headers, bytes } = await request(sent, fileBytesMax[kind] * mebibyte);
      inspect?.(headers);
      return readMediaFile(bytes, kind);
    },
    async download(kind, url) {
      if (!URL.canParse(url)) throw new EngineError("nonsense");
      const isVendor = new URL(url).host === host;
      const response = await call.listen(
        call.sending(allowPrivateAddresses ? fetches.anyFile : fetches.publicFile)(url, {
          headers: isVendor ? account.headers : {},
          signal: call.signal,
        }),
      );
      // So an address answers whose time is over: the key, which has just been accepted, has nothing to do with it.
      if ([403, 404, 410].includes(response.status)) {
        void response.body?.cancel().catch(() => {});
        throw new EngineError("expired", { status: response.status });
      }
      const { bytes } = await readAnswer(response, fileBytesMax[kind] * mebibyte);
      return readMediaFile(bytes, kind);
    },
  };
}

interface Encoded {
  readonly body?: string | Uint8Array | FormData;
  /** Left out for forms: `fetch` sets it with their boundary. */
  readonly contentType?: Readonly<Record<string, string>>;
}

function encode({ json, form, file }: Pick<ProviderRequest, "json" | "form" | "file">): Encoded {
  if (json !== undefined) return { body: JSON.stringify(json), contentType: { "content-type": "application/json" } };
  if (file) return { body: file.data, contentType: { "content-type": file.mediaType } };
  if (!form) return {};
  // That of the package whose fetch we use: it doesn't know the global one.
  const body = new FormData();
  for (const [name, field] of Object.entries(form)) {
    for (const value of [field ?? []].flat()) {
      if (typeof value === "object") body.append(name, blobOf(value), `file.${extensionOf(value)}`);
      else body.append(name, String(value));
    }
  }
  return { body };
}

const blobOf = ({ data, mediaType }: MediaFile): Blob =>
  new Blob([data as Uint8Array<ArrayBuffer>], { type: mediaType });

const extensions: Readonly<Record<string, string>> = { mpeg: "mp3", "x-wav": "wav", quicktime: "mov" };

/** Providers tell formats by the name's end. */
function extensionOf({ mediaType }: MediaFile): string {
  if (mediaType === "audio/mp4") return "m4a";
  const subtype = /^\w+\/([\w-]+)/.exec(mediaType)?.[1] ?? "bin";
  return extensions[subtype] ?? subtype;
}

async function readBytes(response: Response, bytesMax: number, call: LimitedCall): Promise<Uint8Array> {
  if (!response.body) return new Uint8Array();
  const reader = response.body.getReader();
  const chunks: Uint8Array[] = [];
  let length = 0;
  try {
    for (;;) {
      const { done, value } = await call.listen(reader.read());
      if (done) return Buffer.concat(chunks);
      length += value.byteLength;
      if (length > bytesMax) throw new EngineError("nonsense", { providerMessage: "The answer is too large." });
      chunks.push(value);
    }
  } finally {
    // Not awaited: a provider that hangs would keep the caller.
    void reader.cancel().catch(() => {});
  }
}

function parseJson<Schema extends z.ZodType>(schema: Schema, text: string): z.infer<Schema> {
  try {
    return schema.parse(JSON.parse(text));
  } catch (cause) {
    throw new EngineError("nonsense", { cause });
  }
}
