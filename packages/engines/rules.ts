/** Pure decisions about engines. The browser uses them too. */

export { soundSeconds } from "./media/sound-seconds.ts";
