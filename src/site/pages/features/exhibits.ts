/** The nine features (A16): what each does here, or what it will do and what there is until then. */
export interface Exhibit {
  readonly id: string;
  readonly title: string;
  /** Text about what can be done now. */
  readonly today: string;
  /** Text about what is still being built. */
  readonly later?: string;
  /** The kind of model without which it does nothing. */
  readonly model?: "text";
  readonly link: { readonly text: string; readonly path: string };
}

export const exhibits = [
  {
    id: "smart-templates",
    title: "Smart Templates",
    today:
      "Layouts that keep their proportions when your text gets longer or your image changes, also filled from a table.",
    link: { text: "Open the image generator", path: "/login?redirectTo=/image-generator" },
  },
  {
    id: "ai-image-generation",
    title: "AI Image Generation",
    today:
      "Describe an image and generate it here, with our own engine or a connected model. You see the price in credits before you start.",
    link: { text: "Generate an image", path: "/login?redirectTo=/image-generator" },
  },
  {
    id: "copy-assistant",
    title: "Copy Assistant",
    today:
      "Drafts in nine tones, at the length you set, from a headline to a product description, by connected language models.",
    model: "text",
    link: { text: "Write a text", path: "/login?redirectTo=/text-generator" },
  },
  {
    id: "one-click-resizing",
    title: "One-Click Resizing",
    today: "One design in every format that your campaign needs: the editor composes it again in the new size.",
    link: { text: "Read about image sizes", path: "/tutorials/image-sizes-for-social-media" },
  },
  {
    id: "brand-kit",
    title: "Brand Kit",
    today: "Your fonts, colors and logos at hand when you design. Part of Pro and Business.",
    link: { text: "Build a one-page kit", path: "/tutorials/build-a-one-page-brand-kit" },
  },
  {
    id: "background-remover",
    title: "Background Remover",
    today: "Cut a product out of a photo with a plain background, and put it on a set of your choice.",
    link: { text: "Make a product picture", path: "/login?redirectTo=/home/product-picture" },
  },
  {
    id: "team-collaboration",
    title: "Team Collaboration",
    today:
      "Up to 5 people work in one place and on one balance. Part of Business. Links that you can revoke are part of every plan.",
    link: { text: "Create a team", path: "/login?redirectTo=/settings/teams" },
  },
  {
    id: "magic-edit",
    title: "Magic Edit",
    today: "Find tools that edit images and video clips.",
    later: "Mark a part of an image, say what should be there, and keep the rest.",
    link: { text: "Search for “edit”", path: "/tools?q=edit" },
  },
  {
    id: "design-analytics",
    title: "Design Analytics",
    today: "One library of what you made, with which engine and for how many credits.",
    link: { text: "Open the library", path: "/login?redirectTo=/workspace/library" },
  },
] as const satisfies readonly Exhibit[];

export type ExhibitId = (typeof exhibits)[number]["id"];
