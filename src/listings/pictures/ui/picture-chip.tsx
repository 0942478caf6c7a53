import { Chip } from "#ui/chip.tsx";
import { type PictureState, pictureStateNames } from "../../listing-rules.ts";

export const PictureChip = ({ state }: { readonly state: PictureState }) => (
  <Chip tone={state === "published" ? "accent" : state === "refused" ? "ink" : "plain"}>
    {pictureStateNames[state]}
  </Chip>
);
