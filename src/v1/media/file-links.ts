import { timingSafeEqual } from "node:crypto";
import type { Services } from "#platform/services.ts";
import { openProgramFile } from "#runs/index.ts";
import { ApiError } from "../errors.ts";

/** Lifetime of a link, the same as OpenAI's. */
const linkMs = 60 * 60_000;

interface FileOfRun {
  readonly runId: string;
  readonly number: number;
}

type LinkServices = Pick<Services, "config" | "clock" | "secrets">;

/** An address at which anyone who has it can fetch a file, for an hour. */
export function fileLink({ config, clock, secrets }: LinkServices, file: FileOfRun): string {
  const expires = clock.now().getTime() + linkMs;
  const signature = sign(secrets, file, String(expires));
  return `${config.baseUrl}/v1/files/${file.runId}/${file.number}?expires=${expires}&signature=${signature}`;
}

/** @throws {ApiError} `not_found` for an address that was changed, or is too old. */
export async function answerFile(
  services: Services,
  { runId, number, expires, signature }: FileOfRun & { readonly expires: string; readonly signature: string },
): Promise<Response> {
  const right = Buffer.from(sign(services.secrets, { runId, number }, expires));
  const given = Buffer.from(signature);
  const isRight = right.length === given.length && timingSafeEqual(right, given);
  if (!isRight || Number(expires) < services.clock.now().getTime()) throw gone();
  const file = await openProgramFile(services, { runId, number });
  if (!file) throw gone();
  return new Response(await file.stream({ start: 0, end: file.bytes - 1 }), {
    headers: {
      "Content-Type": file.mediaType,
      "Content-Length": String(file.bytes),
      "Cache-Control": "private, max-age=3600",
      // The address is meant for pages anywhere.
      "Cross-Origin-Resource-Policy": "cross-origin",
    },
  });
}

const sign = (secrets: Services["secrets"], { runId, number }: FileOfRun, expires: string): string =>
  secrets.digest("api-file", `${runId}/${number}/${expires}`);

const gone = () =>
  new ApiError("not_found", "file_not_found", {
    userMessage: "There is no file at this address, or its link is too old.",
  });
