export { FactChanges } from "./fact-changes.tsx";
export { Stars } from "./stars.tsx";
