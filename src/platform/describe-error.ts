/** An error for the log: what happened and where, without user input. */
export interface DescribedError {
  readonly type: string;
  readonly message: string;
  readonly code?: string;
  readonly stack?: string;
  readonly cause?: DescribedError;
}

const causesMax = 4;

/**
 * Database libraries write the values of a failed statement into their messages, and mail servers the addressee: neither may reach the
 * log. Fields besides these (PostgreSQL's `detail`, nodemailer's `rejected`) are left out for the same reason.
 */
export function describeError(error: unknown, depth = 0): DescribedError {
  if (!(error instanceof Error)) return { type: typeof error, message: clean(String(error)) };
  const code = (error as { code?: unknown }).code;
  const hasCause = error.cause !== undefined && error.cause !== error && depth < causesMax;
  return {
    type: error.name,
    message: clean(error.message),
    ...(typeof code === "string" || typeof code === "number" ? { code: String(code) } : {}),
    ...(error.stack ? { stack: stackFrames(error.stack) } : {}),
    ...(hasCause ? { cause: describeError(error.cause, depth + 1) } : {}),
  };
}

/** Drizzle appends the statement's values on a separate line. */
function clean(message: string): string {
  return redactAddresses(message.replace(/\nparams: [\s\S]*$/, ""));
}

/** Only the frames: V8 puts the message first, and the log has it already. */
function stackFrames(stack: string): string {
  const frames = stack.split("\n").filter((line) => /^\s+at /.test(line));
  return frames.map((line) => line.trim()).join("\n");
}

/** Anything that looks like an email address, also percent-encoded as in a path. It begins where its first part does: a long word is read once. */
const address = /(?<![^\s/<>()"'=,:;&?])[^\s/<>()"'=,:;&?]+(?:@|%40)[^\s/<>()"'=,:;&?]+/gi;

/** Email addresses are personal data and must never reach the log. */
export function redactAddresses(text: string): string {
  return text.replace(address, "[address]");
}
