/** Parts of the tools that pages of other slices show. */

export { WorkPreview } from "../../library/ui/work-preview.tsx";
export { payloadPath } from "./payload-address.ts";
export { ProjectChoice } from "./project-choice.tsx";
