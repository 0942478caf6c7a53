/** The footer's pages (A13): a task, and the tools and engines for it. */
export interface Collection {
  /** Public address. Never changes once published. */
  readonly path: `/${string}/${string}`;
  /** As the footer names it. */
  readonly name: string;
  readonly title: string;
  /** For search engines and lists, 120 to 155 characters. */
  readonly description: string;
  /** Two or three sentences that help to choose. */
  readonly intro: string;
  /** A tool belongs here when it is in one of these categories … */
  readonly categoryIds: readonly [string, ...string[]];
  /** … or carries one of these tags; those that do come first. */
  readonly tags: readonly string[];
}

export interface CollectionGroup {
  /** First part of its collections' addresses. */
  readonly path: `/${string}`;
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly intro: string;
  readonly collections: readonly Collection[];
}

const designTools: readonly Collection[] = [
  {
    path: "/tools/graphic-design",
    name: "Graphic Design",
    title: "Graphic design tools",
    description:
      "AI tools for posters, flyers, illustrations, icons and brand visuals: what each one draws, what it costs and where it fits in your work.",
    intro:
      "Start from what has to come out. For something that is printed or scaled, look for vectors; for a poster with words in it, look for legible lettering; for a series, look for templates that keep your colours.",
    categoryIds: ["banner"],
    tags: [
      "graphic design",
      "poster",
      "flyer",
      "vector",
      "icons",
      "illustration",
      "typography",
      "brand visuals",
      "lettering",
    ],
  },
  {
    path: "/tools/image-enhancement",
    name: "Image Enhancement",
    title: "Image enhancement tools",
    description:
      "AI tools that sharpen, enlarge, restore, cut out and relight photographs: what each one corrects, and whether it can be used free of charge.",
    intro:
      "Enlarging invents detail, so compare the result with the original at full size, above all on faces and text. For product photographs a clean cut-out usually gains more than sharpness does. Keep the untouched file.",
    categoryIds: ["photo-editing"],
    tags: ["upscaling", "denoise", "photo restoration", "retouching", "background removal"],
  },
  {
    path: "/tools/logo-creation",
    name: "Logo Creation",
    title: "Logo creation tools",
    description:
      "AI logo makers side by side: from a name and a few words of taste to a mark, a brand kit and business cards, with and without a free plan.",
    intro:
      "Drafts usually cost nothing; the files are what you pay for. Before you do, check that you get an SVG, a version in one colour, and the right to register the mark. Then look at it at 16 pixels.",
    categoryIds: ["logo-design"],
    tags: ["logo", "brand kit", "brand identity", "naming"],
  },
  {
    path: "/tools/banner-design",
    name: "Banner Design",
    title: "Banner design tools",
    description:
      "AI tools for web banners, headers, flyers and display ads: one design in every size, from a template, a brief or a spreadsheet of variants.",
    intro:
      "The work in banners is the sizes. A tool that resizes one layout to all formats saves more time than one that draws a prettier first draft. If you need hundreds of variants, look for an API.",
    categoryIds: ["banner"],
    tags: ["banner", "display ads", "banner ads", "poster", "resize"],
  },
  {
    path: "/tools/social-media-graphics",
    name: "Social Media Graphics",
    title: "Social media graphics tools",
    description:
      "AI tools for posts, stories, carousels and reels: those that draw the picture, and those that write the caption and publish on the right day.",
    intro:
      "Some of these draw the picture, others plan and publish it, a few do both. Choose by where your time goes. Whatever you take, fix colours, typeface and margins once, so that a week of posts looks like one hand.",
    categoryIds: ["social-media"],
    tags: ["posts", "stories", "carousel", "reels", "social media"],
  },
];

const mediaCreation: readonly Collection[] = [
  {
    path: "/media/video-generation",
    name: "Video Generation",
    title: "Video generation tools",
    description:
      "AI tools that make video from text, a picture or a script: clips, presenters, dubbing and editing, with the engines that are behind them.",
    intro:
      "Generated shots last a few seconds, so think in cuts. Starting from a picture gives more control than starting from a sentence. For a person who speaks to the camera, presenter tools are the shorter way.",
    categoryIds: ["video-creation"],
    tags: ["text to video", "image to video", "video ads"],
  },
  {
    path: "/media/audio-enhancement",
    name: "Audio Enhancement",
    title: "Audio enhancement tools",
    description:
      "AI tools for clean speech, voices, music and transcripts: remove noise from a recording, read a text aloud, score a video or write it down.",
    intro:
      "Repair comes before effects: remove noise and echo first, then level, then cut. A cloned voice needs the consent of the person it belongs to. For music, read what the licence says about advertising.",
    categoryIds: ["audio-tools"],
    tags: ["podcast", "noise removal", "speech enhancement", "dubbing"],
  },
  {
    path: "/media/animation-tools",
    name: "Animation Tools",
    title: "Animation tools",
    description:
      "AI tools that set characters, logos and scenes in motion: from a drawing, a photograph or a recorded movement to a finished moving picture.",
    intro:
      "Decide first whether you animate a character, an interface or a still picture: hardly any tool is good at all three. Motion taken from a video looks natural quickly; key frames give you the last word on timing.",
    categoryIds: ["animation"],
    tags: ["motion transfer", "explainer video", "rigging", "lip sync", "keyframes", "animation"],
  },
];

const webAndUx: readonly Collection[] = [
  {
    path: "/web-ux/ui-design",
    name: "UI Design",
    title: "UI design tools",
    description:
      "AI tools for interfaces: wireframes from a sentence or a screenshot, prototypes to click through, and components that developers can take over.",
    intro:
      "A generated screen is a good start for a conversation and a poor end of one. Check what you can take along: editable layers, named components, or code. Test contrast and keyboard use before you show it.",
    categoryIds: ["design-tools"],
    tags: ["ui design", "wireframe", "prototype", "ui generation"],
  },
  {
    path: "/web-ux/web-templates",
    name: "Web Templates",
    title: "Web template and site tools",
    description:
      "AI tools that build websites and landing pages: from a sitemap or a template to published pages, with and without writing code yourself.",
    intro:
      "Ask two things before you begin: can you export the site, and who owns the content when you leave. A landing page needs speed and one form; a site of many pages needs a content system that others can use.",
    categoryIds: ["website", "landing-page"],
    tags: ["website builder", "components", "responsive design", "cms"],
  },
  {
    path: "/web-ux/mobile-app-design",
    name: "Mobile App Design",
    title: "Mobile app design tools",
    description:
      "AI tools for mobile apps: prototypes of screens, and builders that turn a description into an app for iOS and Android you can try on a phone.",
    intro:
      "A prototype answers whether people understand the app, a builder whether it can work: take the first as long as you still change your mind. Look early at what the app stores ask for, and at who keeps the code.",
    categoryIds: ["mobile-app"],
    tags: ["app builder", "ios", "android", "prototype"],
  },
];

const marketing: readonly Collection[] = [
  {
    path: "/marketing/content-creation",
    name: "Content Creation",
    title: "Content creation tools",
    description:
      "AI tools for articles, newsletters, product texts and captions: plan them, draft them in your own voice, correct them and publish them on time.",
    intro:
      "Give a tool your own examples and facts, and it writes like you; give it a topic, and it writes like everybody. Keep one person responsible for what is true. Plan for editing time, because drafts are the cheap part.",
    categoryIds: ["content-marketing", "copywriting", "content"],
    tags: ["blog", "newsletter", "brand voice", "captions"],
  },
  {
    path: "/marketing/seo-tools",
    name: "SEO Tools",
    title: "SEO tools",
    description:
      "AI tools for being found: keyword plans, site audits and competitor data, and the editors that turn them into articles people want to read.",
    intro:
      "First come the tools that measure: keywords, rankings, links, errors on your pages. Then those that help to write and publish what the numbers ask for. Fix what is broken before you write anything new.",
    categoryIds: ["seo"],
    tags: ["seo", "keyword research", "content optimization", "rank tracking", "blog"],
  },
  {
    path: "/marketing/ad-design",
    name: "Ad Design",
    title: "Ad design tools",
    description:
      "AI tools for advertising: pictures, videos and copy in many variants, sized for each network, so that you can test rather than guess what works.",
    intro:
      "Make fewer, more different variants: five ideas teach you more than fifty colours of one. Check claims and rights to pictures yourself, because you are liable and not the tool. Keep the winning version's source file.",
    categoryIds: ["ads"],
    tags: ["ad creatives", "display ads", "banner ads", "video ads", "ad copy"],
  },
];

export const collectionGroups: readonly CollectionGroup[] = [
  {
    path: "/tools",
    name: "Design Tools",
    title: "Design tools",
    description:
      "Collections of AI tools for graphic design, image enhancement, logos, banners and social media graphics, with advice on how to choose one.",
    intro: "Still pictures: from a logo to a week of posts.",
    collections: designTools,
  },
  {
    path: "/media",
    name: "Media Creation",
    title: "Media creation",
    description:
      "Collections of AI tools for moving pictures and sound: video generation, audio enhancement and animation, with advice on how to choose one.",
    intro:
      "Moving pictures and sound. Each collection says what to look for before you choose, and lists the tools and the engines behind them.",
    collections: mediaCreation,
  },
  {
    path: "/web-ux",
    name: "Web & UX",
    title: "Web and UX",
    description:
      "Collections of AI tools for interfaces, websites and mobile apps, from the first wireframe to published pages, with advice on how to choose.",
    intro:
      "Interfaces, sites and apps. Each collection says what to look for before you choose, and lists the tools and the engines behind them.",
    collections: webAndUx,
  },
  {
    path: "/marketing",
    name: "Marketing",
    title: "Marketing",
    description:
      "Collections of AI tools for marketing: content creation, search engine optimisation and ad design, with advice on how to choose one of them.",
    intro:
      "Texts, search and advertising. Each collection says what to look for before you choose, and lists the tools and the engines behind them.",
    collections: marketing,
  },
];

export const collections: readonly Collection[] = collectionGroups.flatMap((group) => group.collections);
