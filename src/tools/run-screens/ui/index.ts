/** Parts of the tools that pages of other slices show. */

export { ProjectChoice, WorkPreview } from "#work/ui/index.ts";
export { payloadPath } from "./payload-address.ts";
