/** Pure decisions about engines. The browser uses them too. */

export { soundSeconds } from "./media/sound-seconds.ts";
export { type SpeechFormat, type SpeechOptions, speechOptions } from "./media/speech-options.ts";
