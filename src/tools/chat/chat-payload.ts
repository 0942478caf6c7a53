import { payloadObject, promptOf } from "../run-screens/payload.ts";
import { chatLimits } from "./chat-rules.ts";

/**
 * The first words of a message, of `/chat?payload={"prompt":"…"}`.
 * @throws {SyntaxError} for a payload that isn’t a JSON object.
 */
export const readChatPayload = (text: string): string | undefined =>
  promptOf(payloadObject(text).prompt, chatLimits.message);
