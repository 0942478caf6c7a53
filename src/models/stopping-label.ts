import type { StoppingCost } from "#engines/index.ts";
import type { KeyOwner } from "#teams/rules.ts";
import type { Payer } from "./payer.ts";

/**
 * Line on what stopping early costs. What was sent is priced like what was written. Before the first word it is free where the provider
 * bills nothing then, up to a limit an hour. On their own key, users pay the provider, which may bill more than it sent.
 * @param what is written, e.g. `text`.
 * @param keyOwner of the key that may be billed.
 */
export function stoppingLabel(
  { payer, stopping }: { readonly payer: Payer; readonly stopping: StoppingCost },
  what: string,
  keyOwner: KeyOwner = "your",
): string {
  if (payer === "credits") {
    const paid = "Stop early and you pay for what you sent and what was written.";
    return stopping === "bills-whole" ? paid : `${paid} Before the first word, it’s usually free.`;
  }
  switch (stopping) {
    case "bills-produced":
      return `If you stop early, the provider bills ${keyOwner} key for what was written until then.`;
    case "bills-whole":
      return `If you stop early, the provider still bills ${keyOwner} key for the whole ${what}.`;
    case "unknown":
      return `If you stop early, the provider may still bill ${keyOwner} key for the whole ${what}.`;
  }
}
