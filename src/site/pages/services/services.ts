/** The services page's six collapsible blocks (A16). The ids are categories of the directory. */
export interface Service {
  readonly id: string;
  readonly title: string;
  /** Purpose of the tools, in one or two sentences. */
  readonly summary: string;
  /** Things that people make with them. */
  readonly makes: readonly string[];
  /** Part of it that our own tools do. */
  readonly ownTools: string;
}

export const services: readonly Service[] = [
  {
    id: "image-generation",
    title: "Image Generation",
    summary:
      "Create images for posts, product pages and mood boards. Describe what you want, or start from a reference.",
    makes: ["Illustrations and textures", "Product scenes", "Concept art and mood boards"],
    ownTools:
      "You can design images here for 10 credits each, in ten styles, and show a product on a set, with our own engine.",
  },
  {
    id: "logo-design",
    title: "Logo Design",
    summary:
      "Create a logo that works at 16 pixels and on a shop sign. Compare what each tool gives you: vector files, rights, a brand kit.",
    makes: ["Logos and lettering", "Brand kits", "Files for print and screen"],
    ownTools:
      "You can design logos here for 10 credits each with our own engine, and on Pro and Business download them as a brand pack.",
  },
  {
    id: "social-media",
    title: "Social Media",
    summary: "Turn one idea into a week of posts: images in the right sizes, captions and a publishing calendar.",
    makes: ["Posts and stories", "Captions", "Publishing calendars"],
    ownTools:
      "You can design posts and stories here for 10 credits each, as PNG, JPG or PDF, and on Pro and Business as SVG, too.",
  },
  {
    id: "video-creation",
    title: "Video Creation",
    summary:
      "Make clips from text or images, create presenter videos without a studio, and cut footage by editing its transcript.",
    makes: ["Short clips", "Presenter videos", "Cuts and captions"],
    ownTools:
      "You can export logo reveals and videos of your designs as MP4 here, without any engine, and make clips with connected video models.",
  },
  {
    id: "design-tools",
    title: "Design Tools",
    summary:
      "Design screens before you write code: wireframes, interface designs and prototypes that your users can click through.",
    makes: ["Wireframes", "Interface designs", "Clickable prototypes"],
    ownTools:
      "You can design screens for desktop, tablet and phone here for 15 credits, as PNG, HTML or SVG for Figma.",
  },
  {
    id: "audio-tools",
    title: "Audio Tools",
    summary: "Create voices and background music for your videos, and remove noise from your recordings.",
    makes: ["Voices and narration", "Music and effects", "Clean recordings and transcripts"],
    ownTools:
      "You can create speech here for 5 credits a minute, and music and transcripts, with connected sound models.",
  },
];

/** Six more categories, shown as cards. */
export interface ServiceCard {
  readonly categoryId: string;
  readonly title: string;
  readonly text: string;
  /** Columns of twelve that the card takes. */
  readonly span: string;
}

export const serviceCards: readonly ServiceCard[] = [
  {
    categoryId: "photo-editing",
    title: "Photo Editing",
    text: "Retouch, cut out, enlarge and relight what you have.",
    span: "lg:col-span-5",
  },
  {
    categoryId: "presentation",
    title: "Presentations",
    text: "From an outline to a finished deck.",
    span: "lg:col-span-3",
  },
  {
    categoryId: "website",
    title: "Websites",
    text: "A whole site, from the site map to the published pages.",
    span: "lg:col-span-4",
  },
  {
    categoryId: "copywriting",
    title: "Copywriting",
    text: "Headlines, product descriptions and emails.",
    span: "lg:col-span-3",
  },
  {
    categoryId: "animation",
    title: "Animation",
    text: "Moving characters and explainer scenes.",
    span: "lg:col-span-4",
  },
  {
    categoryId: "3d-modeling",
    title: "3D Modeling",
    text: "Models, textures and scenes to render or to print.",
    span: "lg:col-span-5",
  },
];
