export { PictureFields } from "../pictures/ui/picture-form.tsx";
export { FactChanges } from "./fact-changes.tsx";
export { FactFields } from "./fact-fields.tsx";
export { Stars } from "./stars.tsx";
