/**
 * The closed set of errors for users and API clients, with the HTTP status of each. `message` is for developers and goes to the log;
 * `userMessage` is for the page or the JSON response.
 */
export const httpStatusByErrorCode = {
  malformed_request: 400,
  unauthorized: 401,
  payment_required: 402,
  invalid_input: 422,
  forbidden: 403,
  foreign_origin: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  gone: 410,
  payload_too_large: 413,
  uri_too_long: 414,
  unsupported_media_type: 415,
  rate_limited: 429,
  internal: 500,
  unavailable: 503,
} as const satisfies Record<string, number>;

export type ErrorCode = keyof typeof httpStatusByErrorCode;

export interface AppErrorOptions {
  /** For the user: what happened and what to do. */
  readonly userMessage: string;
  /** For developers, if it says more than `userMessage`. Must not contain secrets. */
  readonly message?: string;
  readonly cause?: unknown;
  /** The form field that the error is about; the page shows the message there. */
  readonly field?: string | undefined;
  /** Response headers that belong to the error, e.g. `Retry-After`, `Allow`. */
  readonly headers?: Readonly<Record<string, string>>;
}

export class AppError extends Error {
  readonly code: ErrorCode;
  readonly userMessage: string;
  readonly field: string | undefined;
  readonly headers: Readonly<Record<string, string>>;

  constructor(code: ErrorCode, options: AppErrorOptions) {
    super(options.message ?? options.userMessage, { cause: options.cause });
    this.name = "AppError";
    this.code = code;
    this.userMessage = options.userMessage;
    this.field = options.field;
    this.headers = options.headers ?? {};
  }

  get status(): (typeof httpStatusByErrorCode)[ErrorCode] {
    return httpStatusByErrorCode[this.code];
  }
}

/** The JSON form of an error, the same for every endpoint. */
export interface ErrorBody {
  readonly error: { readonly code: ErrorCode; readonly message: string; readonly requestId?: string };
}

export function errorBody(code: ErrorCode, userMessage: string, requestId?: string): ErrorBody {
  return { error: { code, message: userMessage, ...(requestId ? { requestId } : {}) } };
}
