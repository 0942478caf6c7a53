/** Prompts as customers type them, with what the studio draws from each (`npm run studio:previews`). */
export interface ShowcaseDesign {
  /** Id of its picture. */
  readonly id: string;
  readonly prompt: string;
  /** One of the studio's styles. */
  readonly style: string;
  /** Height of its picture, which is 480 pixels wide. */
  readonly height: number;
}

export const shownDesigns = [
  {
    id: "jazz",
    prompt: "Poster for a jazz night in the park, Friday 12 June, 8 pm, free entry",
    style: "riso",
    height: 640,
  },
  {
    id: "tulips",
    prompt: "Instagram post: “The tulips are here” at Anna’s flower shop, from €6",
    style: "cut-out",
    height: 480,
  },
  {
    id: "yoga",
    prompt: "Story for a yoga class at sunrise, Tuesdays at 6.30 am, €12",
    style: "soft",
    height: 840,
  },
  {
    id: "hiring",
    prompt: "Poster “We are hiring”, two bakers and one early riser, Lyon",
    style: "swiss",
    height: 640,
  },
  {
    id: "reading",
    prompt: "Cover of a summer reading list, twelve books our staff could not put down",
    style: "editorial",
    height: 640,
  },
  {
    id: "dinner",
    prompt: "Poster for a wine tasting, Saturday 7 November, 7.30 pm, the old town hall",
    style: "deco",
    height: 640,
  },
] as const satisfies readonly ShowcaseDesign[];

/** Opens the studio with a design's prompt and style. */
export const showcasePath = ({ prompt, style }: Pick<ShowcaseDesign, "prompt" | "style">): string =>
  `/make?${new URLSearchParams({ prompt, style })}`;
