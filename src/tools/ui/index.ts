/** What pages of other slices show of the tools. */
export { ProjectChoice } from "./project-choice.tsx";
