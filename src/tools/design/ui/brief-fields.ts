import type { CorrectedField, OfferedKind } from "../design-rules.ts";

interface FieldLabel {
  readonly id: CorrectedField;
  readonly label: string;
  readonly hint?: string;
  /** It has several lines. */
  readonly isLong?: boolean;
}

/** The fields with the words of a design, in their order. */
export const fieldLabels: readonly FieldLabel[] = [
  { id: "headline", label: "Headline" },
  { id: "subline", label: "Line below" },
  { id: "date", label: "Date and time" },
  { id: "place", label: "Place" },
  { id: "price", label: "Price" },
  { id: "action", label: "Call to action" },
  { id: "brand", label: "Brand" },
  {
    id: "list",
    label: "List",
    hint: "For a menu, prices, opening hours or a program: one row per line, such as “Espresso 2.50”.",
    isLong: true,
  },
];

/** A logo is a name and, if wanted, a line below it. A card says who a person is and how to reach them. */
const ofKinds: Partial<Record<OfferedKind, readonly FieldLabel[]>> = {
  logo: [
    { id: "headline", label: "Name" },
    { id: "subline", label: "Line below" },
  ],
  card: [
    { id: "headline", label: "Name" },
    { id: "subline", label: "Role" },
    { id: "brand", label: "Company" },
    { id: "date", label: "Phone" },
    { id: "action", label: "Email" },
    { id: "price", label: "Website" },
    { id: "place", label: "Address" },
  ],
};

/** @param isInvitation for a card that says something itself, as invitations and thank-you cards do. */
export const fieldLabelsOf = (kind: OfferedKind, isInvitation = false): readonly FieldLabel[] =>
  (isInvitation ? undefined : ofKinds[kind]) ?? fieldLabels;
