/** The nine features (A16), each with what the directory offers today and what comes with the tools. */
export interface Exhibit {
  readonly id: string;
  readonly title: string;
  /** What the feature will do here. */
  readonly later: string;
  /** What can be done now. */
  readonly today: string;
  readonly link: { readonly text: string; readonly path: string };
}

export const exhibits = [
  {
    id: "smart-templates",
    title: "Smart Templates",
    later: "Layouts that keep their proportions when your text gets longer or your image changes.",
    today: "Find tools that start from a template, from slide decks to landing pages.",
    link: { text: "Presentation tools", path: "/tools?category=presentation" },
  },
  {
    id: "ai-image-generation",
    title: "AI Image Generation",
    later: "Describe an image and generate it here. You’ll see the price in credits before you start.",
    today: "Compare image tools by what they make, and learn to write a prompt in seven steps.",
    link: { text: "Image generation tools", path: "/tools?category=image-generation" },
  },
  {
    id: "copy-assistant",
    title: "Copy Assistant",
    later: "Drafts in nine tones, at the length you set, from a headline to a product description.",
    today: "Find a writing tool for the text you’re working on.",
    link: { text: "Copywriting tools", path: "/tools?category=copywriting" },
  },
  {
    id: "one-click-resizing",
    title: "One-Click Resizing",
    later: "One design, exported in every format your campaign needs.",
    today: "Look up the current sizes for each network, and the five master files that cover almost all of them.",
    link: { text: "Read about image sizes", path: "/tutorials/image-sizes-for-social-media" },
  },
  {
    id: "brand-kit",
    title: "Brand Kit",
    later: "Your fonts, colors and logos at hand in every tool. Part of Pro and Business.",
    today: "Build your own brand kit on a single page, in seven steps.",
    link: { text: "Build a one-page kit", path: "/tutorials/build-a-one-page-brand-kit" },
  },
  {
    id: "background-remover",
    title: "Background Remover",
    later: "Cut the subject out of an image without leaving the page.",
    today: "Find photo tools that cut out, retouch and enlarge.",
    link: { text: "Photo editing tools", path: "/tools?category=photo-editing" },
  },
  {
    id: "team-collaboration",
    title: "Team Collaboration",
    later: "Up to 5 people work in one place. Part of Business.",
    today: "Every search has its own link. Share it, and your team sees the same list.",
    link: { text: "See a list to share", path: "/tools?category=logo-design&price=free" },
  },
  {
    id: "magic-edit",
    title: "Magic Edit",
    later: "Mark a part of an image, say what should be there, and keep the rest.",
    today: "Find tools that edit images and video clips.",
    link: { text: "Search for “edit”", path: "/tools?q=edit" },
  },
  {
    id: "design-analytics",
    title: "Design Analytics",
    later: "One history of what you made, with which engine and for how many credits.",
    today: "See which tools visitors open most. We count clicks, not people.",
    link: { text: "Most visited tools", path: "/tools?sort=popular" },
  },
] as const satisfies readonly Exhibit[];

export type ExhibitId = (typeof exhibits)[number]["id"];
