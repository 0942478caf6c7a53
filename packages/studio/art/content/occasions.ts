import type { Archetype } from "../../engine/brief/archetypes.ts";
import type { Brief } from "../../engine/brief/brief.ts";
import { findHeroFact } from "../../engine/brief/hero-fact.ts";
import { hasFigure } from "../../engine/compose/subject-figure.ts";
import { rectangle } from "../../engine/geometry/path.ts";
import type { ContentComposition } from "./content-composition.ts";
import { columnsOf, openPanel } from "./panel.ts";
import { facts, factsBelowRule, type Part, rule, type Sheet, stackParts, subject, words } from "./parts.ts";

const isFor =
  (wanted: Archetype) =>
  ({ archetype }: Brief): boolean =>
    archetype === wanted;
const hasNumber = ({ headline }: Brief): boolean => leadingNumber.test(headline);
/** A brief that no figure stands for: its words alone say more than any picture. */
const isPlain = (brief: Brief): boolean => brief.kind !== "card" && !hasFigure({ brief });
const leadingNumber = /^\d{1,3}(?=\s\p{L})/u;

/** Pages that people know an occasion by: a certificate looks like one, and so does a notice of a lost cat. */
export const occasionCompositions: readonly ContentComposition[] = [
  { id: "certificate", fits: isFor("certificate"), isOnly: true, compose: certificate },
  { id: "listing", fits: isFor("listing"), compose: listing },
  { id: "hiring", fits: isFor("hiring"), compose: hiring },
  { id: "thanks", fits: isFor("thanks"), compose: centered },
  { id: "invitation", fits: isFor("invitation"), compose: centered },
  { id: "moved", fits: isFor("moved"), compose: moved },
  { id: "number", fits: hasNumber, compose: number },
  { id: "statement", fits: isPlain, isBare: true, compose: statement },
];

/** Title, the person's name as large as it goes, what for, and who signs. */
function certificate(sheet: Sheet): void {
  const { kit, setting } = sheet;
  const middle: Sheet = { ...sheet, setting: { ...setting, align: "middle" } };
  const { brand } = kit.brief;
  const name = brand ? words(middle, "brand", { voice: "display", size: 15, linesMax: 2, gap: 7 }) : [];
  stackParts(
    middle,
    setting.frame,
    [
      ...subject(middle, { min: 14, max: 22 }),
      ...words(middle, "headline", {
        voice: brand ? "strong" : "display",
        size: brand ? 6.4 : 14,
        linesMax: 2,
        gap: 5,
      }),
      ...name,
      ...rule(middle, 3.5),
      ...words(middle, "subline", { size: 5, gap: 5, width: 0.8 }),
      ...facts(middle, { without: ["brand"], gap: 8, columns: 2, size: 3.8 }),
      ...signature(middle),
    ],
    { anchor: "middle", scaleMax: 1.25 },
  );
}

/** Two lines to sign on. */
const signature = ({ kit }: Sheet): readonly Part[] => [
  {
    gap: 13,
    arrange: (_, scale) => ({
      height: kit.unit * 0.25 * scale,
      place: ({ x, y, width }) => {
        const line = width * 0.32;
        const path = [x + width * 0.08, x + width * 0.92 - line].flatMap((left) =>
          rectangle({ x: left, y, width: line, height: kit.unit * 0.22 }),
        );
        kit.shape("Signature lines", { path, fill: "ink" });
      },
    }),
  },
];

/** A property: the price first, then where it is and what it has, divided by lines. */
function listing(sheet: Sheet): void {
  const { kit, setting } = sheet;
  const { frame } = setting;
  const body = [
    ...words(sheet, "price", { voice: "display", size: 17, linesMax: 1, gap: 6 }),
    ...words(sheet, "place", { voice: "strong", size: 5.4, linesMax: 2, gap: 5 }),
    ...rule(sheet, 4),
    ...words(sheet, "subline", { size: 5, gap: 4 }),
    ...facts(sheet, { without: ["price", "place"], gap: 5, columns: 2 }),
  ];
  const title = words(sheet, "headline", { voice: "strong", size: 6, linesMax: 2 });
  if (kit.width > kit.height * 1.2) {
    const [left, right] = columnsOf(frame, 0.46, kit.unit * 7);
    const picture = subject(sheet, { min: 30, max: 90 });
    if (picture.length > 0) stackParts(sheet, left, picture);
    stackParts(sheet, picture.length > 0 ? right : frame, [...title, ...body], { anchor: "middle", scaleMax: 1.1 });
    return;
  }
  stackParts(sheet, frame, [...title, ...subject(sheet, { min: 30, max: 80 }), ...body], {
    scaleMax: 1.1,
    anchor: "middle",
  });
}

/** The job as large as it goes, what it is like, and how to apply. */
function hiring(sheet: Sheet): void {
  stackParts(
    sheet,
    sheet.setting.frame,
    [
      ...words(sheet, "brand", { voice: "strong", size: 4.6 }),
      ...subject(sheet, { min: 26, max: 60 }),
      ...words(sheet, "headline", { size: 20, linesMax: 3, gap: 6 }),
      ...words(sheet, "subline", { voice: "strong", size: 6.4, gap: 5, linesMax: 4 }),
      ...factsBelowRule(sheet, { without: ["brand"], gap: 5, columns: 2, size: 4.6 }, 6),
    ],
    { anchor: "middle", scaleMax: 1.1 },
  );
}

/** All on the axis of the page: the subject, what it is about, then the facts. */
function centered(sheet: Sheet): void {
  const middle: Sheet = { ...sheet, setting: { ...sheet.setting, align: "middle" } };
  stackParts(
    middle,
    sheet.setting.frame,
    [
      ...subject(middle, { min: 26, max: 60 }),
      ...words(middle, "headline", { size: 17, linesMax: 3, gap: 6 }),
      ...words(middle, "subline", { size: 5, gap: 4.5, width: 0.8 }),
      ...facts(middle, { gap: 8, columns: 1, size: 4.6 }),
    ],
    { anchor: "middle", scaleMax: 1.1 },
  );
}

/** The new address as large as the news. */
function moved(sheet: Sheet): void {
  const { kit } = sheet;
  const hero = kit.brief.place ? "place" : "action";
  stackParts(
    sheet,
    sheet.setting.frame,
    [
      ...subject(sheet, { min: 26, max: 60 }),
      ...words(sheet, "headline", { size: 13, linesMax: 2, gap: 6 }),
      ...words(sheet, "subline", { size: 4.8, gap: 4 }),
      ...(kit.brief[hero] ? rule(sheet, 6) : []),
      ...words(sheet, hero, { voice: "display", size: 15, linesMax: 3, gap: 5 }),
      ...facts(sheet, { without: [hero], gap: 6, columns: 2 }),
    ],
    { anchor: "middle", scaleMax: 1.25 },
  );
}

/** The number that a headline begins with as the picture: '10 mistakes every beginner makes'. */
function number(sheet: Sheet): void {
  const { kit, setting } = sheet;
  const { frame } = setting;
  const { unit } = kit;
  const { headline } = kit.brief;
  const shown = leadingNumber.exec(headline)?.[0] ?? "";
  const rest = headline.slice(shown.length).trim();
  const isWide = kit.width > kit.height * 1.2;
  const gap = unit * (isWide ? 11 : 7);
  const [side, room] = isWide
    ? columnsOf(frame, 0.4, gap)
    : ([
        { ...frame, height: frame.height * 0.44 },
        { ...frame, y: frame.y + frame.height * 0.44 + gap, height: frame.height * 0.56 - gap },
      ] as const);
  const { on, room: onSide } = openPanel(sheet, side);
  const part = (of: Sheet, text: string, size: number, linesMax: number) =>
    words({ ...of, kit: { ...of.kit, brief: { ...of.kit.brief, headline: text } } }, "headline", { size, linesMax });
  const middle: Sheet = { ...on, setting: { ...on.setting, align: "middle" } };
  stackParts(middle, onSide, part(middle, shown, 60, 1), { anchor: "middle" });
  stackParts(
    sheet,
    room,
    [
      ...part(sheet, rest, 18, 4),
      ...words(sheet, "subline", { size: 5, gap: 4 }),
      ...(kit.brief.kind === "banner" ? [] : subject(sheet, { min: 14, max: 40 })),
      ...facts(sheet, { gap: 6, columns: 2 }),
    ],
    { anchor: "middle", scaleMax: 1.1 },
  );
}

/** The words alone, the headline as large as the page, all at its foot. */
function statement(sheet: Sheet): void {
  const hero = findHeroFact(sheet.kit.brief);
  stackParts(
    sheet,
    sheet.setting.frame,
    [
      ...words(sheet, "headline", { size: 26, linesMax: 5 }),
      ...words(sheet, "subline", { size: 5.4, gap: 5, width: 0.9 }),
      ...(hero
        ? [
            ...rule(sheet, 7),
            ...words(sheet, hero, { voice: "strong", size: 8, linesMax: 2, gap: 5 }),
            ...facts(sheet, { without: [hero], gap: 4, columns: 2 }),
          ]
        : factsBelowRule(sheet, { gap: 4, columns: 2 }, 7)),
    ],
    { anchor: "bottom", scaleMax: 1.25 },
  );
}
