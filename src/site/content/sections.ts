/** The three places where articles stand. Pure: server and browser may use it. */
export const sectionIds = ["blog", "tutorials", "case-studies"] as const;
export type SectionId = (typeof sectionIds)[number];

export interface Section {
  readonly id: SectionId;
  readonly title: string;
  readonly path: string;
  /** Below the title of the list page. */
  readonly intro: string;
  /** For search engines, 120 to 155 characters. */
  readonly description: string;
}

export const sections: Readonly<Record<SectionId, Section>> = {
  blog: {
    id: "blog",
    title: "Blog",
    path: "/blog",
    intro:
      "How to choose an AI tool, what its licence lets you do, and how we run a directory that sells no positions.",
    description:
      "Articles on choosing AI design tools, writing prompts and using the results commercially, from people who sell no positions in their directory.",
  },
  tutorials: {
    id: "tutorials",
    title: "Tutorials",
    path: "/tutorials",
    intro: "One finished thing at the end of each: a prompt, a brand kit, a week of posts, a folder of logo files.",
    description:
      "Step-by-step tutorials for marketers and small businesses: image prompts, logo files, brand kits, image sizes and a week of posts from one picture.",
  },
  "case-studies": {
    id: "case-studies",
    title: "Case studies",
    path: "/case-studies",
    intro: "Our own work on this product, with what we gave up for it. No customers are invented here.",
    description:
      "How this directory was designed and built: covers drawn by rule, one palette for two themes, a search that stays fast. Our own work, told honestly.",
  },
};
