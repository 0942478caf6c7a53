/** The three sections with articles. Pure, for server and browser. */
export const sectionIds = ["blog", "tutorials", "case-studies"] as const;
export type SectionId = (typeof sectionIds)[number];

export interface Section {
  readonly id: SectionId;
  readonly title: string;
  readonly path: string;
  /** Below the title of the list page. */
  /** The link to all of its articles. */
  readonly allTitle: string;
  readonly intro: string;
  /** For search engines, 120 to 155 characters. */
  readonly description: string;
}

export const sections: Readonly<Record<SectionId, Section>> = {
  blog: {
    id: "blog",
    title: "Blog",
    allTitle: "All blog posts",
    path: "/blog",
    intro:
      "How to choose an AI tool, what its license lets you do, and how we run a directory that doesn’t sell positions.",
    description:
      "Articles on choosing AI design tools, writing prompts and using the results commercially, from a directory that doesn’t sell positions.",
  },
  tutorials: {
    id: "tutorials",
    title: "Tutorials",
    allTitle: "All tutorials",
    path: "/tutorials",
    intro:
      "Each tutorial ends with a finished result: a prompt, a brand kit, a week of posts or a folder of logo files.",
    description:
      "Step-by-step tutorials for marketers and small businesses: image prompts, logo files, brand kits, image sizes and a week of posts from one picture.",
  },
  "case-studies": {
    id: "case-studies",
    title: "Case studies",
    allTitle: "All case studies",
    path: "/case-studies",
    intro: "How we designed and built this product, and what we gave up for it. We don’t invent customers.",
    description:
      "How we designed and built this directory: generated covers, one palette for the light and dark themes, and a search that stays fast.",
  },
};
