import type { Transcript } from "../media-contract.ts";

export interface Word {
  readonly text: string;
  readonly startSeconds: number;
  readonly endSeconds: number;
}

type Segment = Transcript["segments"][number];

/** Longer ones are cut: a reader wants to find the place. */
const segmentSecondsMax = 15;
const sentenceEnd = /[.!?…。！？]["”’)]?$/;

/** Sentences, for providers that tell the times of words only. */
export function groupWords(words: readonly Word[]): readonly Segment[] {
  const segments: Segment[] = [];
  let open: Segment | undefined;
  for (const { text, startSeconds, endSeconds } of words) {
    open = open
      ? { startSeconds: open.startSeconds, endSeconds, text: `${open.text} ${text}` }
      : { startSeconds, endSeconds, text };
    if (!sentenceEnd.test(text) && open.endSeconds - open.startSeconds < segmentSecondsMax) continue;
    segments.push(open);
    open = undefined;
  }
  return open ? [...segments, open] : segments;
}
