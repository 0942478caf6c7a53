import { useFetcher } from "react-router";
import type { FormReply } from "#platform/forms/rules.ts";

/** A form that changes the subscription: leads on when that is done, and says itself what it was refused with. */
export function useChangeForm() {
  const { Form, state, data: reply } = useFetcher<FormReply>();
  const isBusy = state !== "idle";
  return { Form, isBusy, problem: !isBusy && reply?.outcome === "refused" ? reply.message : null };
}
