/** The one client for our endpoints: JSON or a form goes out, JSON or a file comes back, and all that fails is one error. */

/** A request that the server refused, or that got no answer. Its message is for the user. */
export class ApiError extends Error {
  /** HTTP status; undefined without an answer. */
  readonly status: number | undefined;
  /** Error code of the product, e.g. `payment_required`; undefined without an answer, and if another program answered, such as a proxy. */
  readonly code: string | undefined;

  constructor(message: string, status?: number, code?: string) {
    super(message);
    this.name = "ApiError";
    this.status = status;
    this.code = code;
  }
}

/** Sentences for the user where the usual ones don't fit. */
interface Sentences {
  /** No answer came. */
  readonly lost?: string;
  /** The server gave no reason. */
  readonly refused?: string;
}

export interface ApiRequest extends Sentences {
  /** POST with a body, GET without one. */
  readonly method?: "POST";
  readonly json?: object;
  readonly form?: FormData;
  readonly accept?: string;
  readonly signal?: AbortSignal | undefined;
  /** True if it has to arrive even if the page is left with it. */
  readonly keepalive?: boolean;
}

const lostMessage = "The connection was lost. Please try again.";
const refusedMessage = "That didn’t work. Please try again.";

/** Sends a request. @returns an answer that is no error. @throws {ApiError}; the signal's reason once it is aborted. */
export async function callApi(path: string, request: ApiRequest = {}): Promise<Response> {
  const { json, form, signal, keepalive, accept, lost = lostMessage, refused } = request;
  const body = json ? JSON.stringify(json) : form;
  const headers = { ...(json && { "Content-Type": "application/json" }), ...(accept && { Accept: accept }) };
  const method = request.method ?? (body === undefined ? "GET" : "POST");
  const response = await fetch(path, { method, headers, body, keepalive, signal: signal ?? null }).catch(() => {
    signal?.throwIfAborted();
    throw new ApiError(lost);
  });
  if (response.ok) return response;
  throw await readRefusal(response, refused);
}

/** Sends a request for JSON. @throws {ApiError}, also for an answer that is cut off; the signal's reason once it is aborted. */
export async function callForJson<Answer>(path: string, request: ApiRequest = {}): Promise<Answer> {
  const response = await callApi(path, request);
  try {
    return (await response.json()) as Answer;
  } catch {
    request.signal?.throwIfAborted();
    throw new ApiError(request.lost ?? lostMessage);
  }
}

/** Reads why the server refused a request. */
async function readRefusal(response: Response, otherwise = refusedMessage): Promise<ApiError> {
  const { message = otherwise, code } = readError(await response.text().catch(() => ""));
  return new ApiError(message, response.status, code);
}

/** Reads the error in an answer of the product. @returns an empty object for another program's answer. */
export function readError(text: string): { readonly message?: string; readonly code?: string } {
  try {
    const { error } = JSON.parse(text) as { readonly error?: { readonly message?: unknown; readonly code?: unknown } };
    return { message: textOf(error?.message), code: textOf(error?.code) };
  } catch {
    return {};
  }
}

const textOf = (value: unknown): string | undefined => (typeof value === "string" ? value : undefined);

interface FileUpload extends Pick<ApiRequest, "signal"> {
  readonly bytesMax: number;
  /** Sentence for the user about a larger file. */
  readonly tooLarge: string;
  /** Fields beside the file. */
  readonly fields?: Readonly<Record<string, string>>;
  /** Name of the file in the sentence about one that did not arrive: “The photo”. */
  readonly called?: string;
}

/** Sends a file. @returns the server's answer, or what to tell the user. */
export async function uploadFile<Answer>(
  path: string,
  file: File,
  { bytesMax, tooLarge, fields = {}, called = "The file", signal }: FileUpload,
): Promise<{ readonly answer: Answer } | { readonly problem: string }> {
  if (file.size > bytesMax) return { problem: tooLarge };
  const form = new FormData();
  form.set("file", file);
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const failed = `${called} could not be sent. Please check your connection and try again.`;
  try {
    return { answer: await callForJson<Answer>(path, { form, signal, lost: failed, refused: failed }) };
  } catch (error) {
    return { problem: error instanceof ApiError ? error.message : failed };
  }
}
