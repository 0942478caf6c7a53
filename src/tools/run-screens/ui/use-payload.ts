import { useEffect, useEffectEvent } from "react";
import { useLocation } from "react-router";
import { useHydrated } from "#ui/use-hydrated.ts";
import { payloadIn } from "./payload-address.ts";

/** An address may come in pieces while a link is built: it is read once it rests. */
const payloadDelayMs = 1_000;

interface PayloadUse<Payload> {
  /** @throws {SyntaxError} */
  readonly read: (text: string) => Payload;
  readonly onPayload: (payload: Payload) => void;
}

/** Takes settings from `payload=` of the address. One that is none is left alone, and logged. */
export function usePayload<Payload>({ read, onPayload }: PayloadUse<Payload>): void {
  const text = payloadIn(useLocation());
  const take = useEffectEvent((payload: string) => {
    try {
      onPayload(read(payload));
    } catch (error) {
      console.error("Failed to parse payload from URL", error);
    }
  });
  useEffect(() => {
    if (text === null) return undefined;
    const timer = setTimeout(() => take(text), payloadDelayMs);
    return () => clearTimeout(timer);
  }, [text]);
}

/**
 * The settings of the address at once, for a link that passes them on. The server doesn’t see what follows the `#`: it comes with the page’s
 * scripts.
 * @returns undefined for none, and for what isn’t a payload.
 */
export function useFilledIn<Payload>(read: PayloadUse<Payload>["read"]): Payload | undefined {
  const isHydrated = useHydrated();
  const { search, hash } = useLocation();
  const text = payloadIn({ search, hash: isHydrated ? hash : "" });
  if (text === null) return undefined;
  try {
    return read(text);
  } catch {
    return undefined;
  }
}
