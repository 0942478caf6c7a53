import type { LetterPreview } from "#letters/index.ts";
import type { FormReply } from "#platform/forms/rules.ts";
import type { MailingList, Segment } from "#site/rules.ts";

export interface DraftProps {
  readonly letter: {
    readonly id: string;
    readonly list: MailingList;
    readonly segment: Segment;
    readonly joinedSince: string | null;
    readonly joinedBefore: string | null;
    readonly subject: string;
    readonly preheader: string;
    readonly body: string;
    readonly revision: number;
  };
  readonly preview: LetterPreview & {
    readonly recipients: number;
    readonly problems: readonly string[];
    /** The first thing that it lacks to be sent or tested. */
    readonly missing: string | null;
    /** A letter like it that the list has had this week. */
    readonly sentBefore:
      | { readonly startedAt: Date | null; readonly recipientsMax: number | null; readonly hasSubject: boolean }
      | undefined;
  };
  readonly operator: string;
  readonly reply: FormReply | undefined;
}
