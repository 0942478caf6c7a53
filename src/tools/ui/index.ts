/** What pages of other slices show of the tools. */

export { WorkPreview } from "../library/ui/work-preview.tsx";
export { ProjectChoice } from "./project-choice.tsx";
