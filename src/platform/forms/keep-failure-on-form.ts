import { data } from "react-router";
import type { FormReply } from "./rules.ts";

/** No answer came: as a status, because React Router then leaves the page as it is instead of loading it anew, which would fail too. */
const noAnswer = 503;

/** A form whose sending failed (no network, an answer that cannot be read) says so itself; the page around it stays. */
export async function keepFailureOnForm<Reply extends FormReply>(serverAction: () => Promise<Reply>, message: string) {
  try {
    return await serverAction();
  } catch (error) {
    // Where to go from here.
    if (error instanceof Response) throw error;
    return data({ outcome: "refused" as const, values: {}, errors: {}, message }, noAnswer);
  }
}
