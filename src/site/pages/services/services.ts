/** The six kinds of work that the services page opens up (A16). The ids are categories of the directory. */
export interface Service {
  readonly id: string;
  readonly title: string;
  /** The job in one sentence. */
  readonly summary: string;
  /** What people come to make. */
  readonly makes: readonly string[];
  /** What will run here when the tools open. */
  readonly later: string;
}

export const services: readonly Service[] = [
  {
    id: "image-generation",
    title: "Image Generation",
    summary:
      "A picture that does not exist yet: for a post, a product page or a mood board. Describe it, or start from a reference.",
    makes: ["Illustrations and textures", "Product scenes", "Concept art and mood boards"],
    later: "Images will be made here for 10 credits each.",
  },
  {
    id: "logo-design",
    title: "Logo Design",
    summary:
      "A mark that works at 16 pixels and on a shop sign. Compare what each tool hands over at the end: vectors, rights, a kit.",
    makes: ["Marks and lettering", "Brand kits", "Files for print and screen"],
    later: "Designs will be made here for 15 credits each, as SVG, PDF or PNG.",
  },
  {
    id: "social-media",
    title: "Social Media",
    summary:
      "A week of posts from one idea: pictures in the right sizes, captions, and a calendar that publishes them.",
    makes: ["Posts and stories", "Captions", "Publishing calendars"],
    later: "One design will be exported in the sizes of each network.",
  },
  {
    id: "video-creation",
    title: "Video Creation",
    summary: "Clips from words or stills, presenters without a studio, and footage that is cut by its transcript.",
    makes: ["Short clips", "Presenter videos", "Cuts and captions"],
    later: "Logo reveals and short clips will be exported as MP4.",
  },
  {
    id: "design-tools",
    title: "Design Tools",
    summary:
      "Screens before code: wireframes, interface designs and prototypes to click through with the people who will use them.",
    makes: ["Wireframes", "Interface designs", "Clickable prototypes"],
    later: "Screens for desktop, tablet and phone will be designed here.",
  },
  {
    id: "audio-tools",
    title: "Audio Tools",
    summary: "A voice for the video, a bed of music under it, and a recording without the room it was made in.",
    makes: ["Voices and narration", "Music and effects", "Clean recordings and transcripts"],
    later: "Speech will be made here for 5 credits a minute.",
  },
];

/** Six neighbours of those, shown as cards. */
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
    text: "From an outline to slides that hold together.",
    span: "lg:col-span-3",
  },
  {
    categoryId: "website",
    title: "Websites",
    text: "A whole site, from its map to the published pages.",
    span: "lg:col-span-4",
  },
  {
    categoryId: "copywriting",
    title: "Copywriting",
    text: "Headlines, product texts and emails.",
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
