/** What pages of other slices show of the tools. */

export { WorkPreview } from "../../library/ui/work-preview.tsx";
export { payloadPath } from "./payload-address.ts";
export { ProjectChoice } from "./project-choice.tsx";
