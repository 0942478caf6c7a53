import { Chip } from "#ui/chip.tsx";
import { type SubmissionState, submissionStateNames } from "../listing-rules.ts";

export function SubmissionChip({ state }: { readonly state: SubmissionState }) {
  const tone = state === "asked_back" ? "ink" : state === "published" ? "accent" : "plain";
  return <Chip tone={tone}>{submissionStateNames[state]}</Chip>;
}
