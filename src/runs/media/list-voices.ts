import { EngineError, type MediaVendor, type Voice, voicesOf } from "#engines/index.ts";
import { choosePayer } from "#models/index.ts";
import type { Payer } from "#models/rules.ts";
import { AppError } from "#platform/errors.ts";
import type { Services } from "#platform/services.ts";

/** Users can go on with the standard voice meanwhile. */
const limits = { timeMs: 8_000, silenceMs: 8_000 };
const voicesMax = 200;

/**
 * The voices of a vendor of speech, as the key that would pay may use them.
 * @throws {AppError} `unavailable` if the vendor doesn’t list them, or there is no key.
 */
export async function listVoices(
  services: Services,
  {
    userId,
    engine,
  }: { readonly userId: string; readonly engine: { readonly vendor: MediaVendor; readonly payer: Payer } },
  signal: AbortSignal,
): Promise<readonly Voice[]> {
  const payer = await choosePayer(services, userId, engine);
  try {
    const voices = await voicesOf(engine.vendor, payer.engine)(undefined, { ...limits, signal });
    return voices.slice(0, voicesMax);
  } catch (error) {
    if (!(error instanceof EngineError)) throw error;
    throw new AppError("unavailable", {
      userMessage: `${payer.vendorName} doesn’t list its voices at the moment. Its standard voice can be used.`,
      cause: error,
    });
  }
}
