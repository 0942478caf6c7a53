/** Requests of signed-in users to the operator, and the operator's inbox. */
export { asSupportSubject } from "./rules.ts";
export { supportData } from "./support-data.ts";
export { openRequest } from "./write-to-support.ts";
