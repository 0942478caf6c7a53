import type { FormReply } from "./rules.ts";

/** A form whose sending failed (no network, an answer that cannot be read) says so itself; the page around it stays. */
export async function keepFailureOnForm(serverAction: () => Promise<FormReply>, message: string): Promise<FormReply> {
  try {
    return await serverAction();
  } catch (error) {
    // Where to go from here.
    if (error instanceof Response) throw error;
    return { outcome: "refused", values: {}, errors: {}, message };
  }
}
