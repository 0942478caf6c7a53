/** A page linked in the footer (A13): a task, with the tools and engines for it. */
export interface Collection {
  /** Public address. Never changes once published. */
  readonly path: `/${string}/${string}`;
  /** Its name in the footer. */
  readonly name: string;
  readonly title: string;
  /** For search engines and lists, 120 to 155 characters. */
  readonly description: string;
  /** Two or three sentences that help visitors choose. */
  readonly intro: string;
  /** A tool belongs to the collection if it is in one of these categories … */
  readonly categoryIds: readonly [string, ...string[]];
  /** … or has one of these tags. Tools with a tag come first. */
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
      "Start from the result you need. For print or large sizes, look for vectors; for a poster with text, look for legible lettering; for a series, look for templates that keep your colors.",
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
      "AI logo makers side by side: from a name and a few keywords to a logo, a brand kit and business cards, with and without a free plan.",
    intro:
      "Drafts usually cost nothing; the files are what you pay for. Before you do, check that you get an SVG, a version in one color, and the right to register the mark. Then look at it at 16 pixels.",
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
      "Most of the work in banners is the sizes. A tool that resizes one layout to all formats saves you more time than one that draws a prettier first draft. If you need hundreds of variants, look for an API.",
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
      "Some of these tools draw the picture, others plan and publish it, and a few do both. Choose by where your time goes. With any tool, set colors, typeface and margins once, so that all your posts look alike.",
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
      "AI tools that make video from text, a picture or a script: clips, presenters, dubbing and editing, with the AI engines that power them.",
    intro:
      "Generated shots last a few seconds, so think in cuts. Starting from a picture gives more control than starting from a sentence. For a person who speaks to the camera, use a presenter tool.",
    categoryIds: ["video-creation"],
    tags: ["text to video", "image to video", "video ads"],
  },
  {
    path: "/media/audio-enhancement",
    name: "Audio Enhancement",
    title: "Audio enhancement tools",
    description:
      "AI tools for clean speech, voices, music and transcripts: remove noise from a recording, read a text aloud, compose music for a video, or transcribe it.",
    intro:
      "Repair comes before effects: remove noise and echo first, then level, then cut. A cloned voice needs the consent of the person it belongs to. For music, read what the license says about advertising.",
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
      "First decide whether you want to animate a character, an interface or a still picture: few tools do all three well. Motion taken from a video quickly looks natural; keyframes give you full control of the timing.",
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
      "A generated screen is a good starting point, but rarely the final design. Check what you can export: editable layers, named components or code. Test contrast and keyboard use before you show it.",
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
      "Ask two questions before you begin: can you export the site, and who owns the content when you leave? A landing page needs speed and one form; a larger site needs a content system that others can use.",
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
      "A prototype shows whether people understand the app; a builder shows whether it can work. Start with a prototype while you’re still changing your mind. Check early what the app stores require, and who keeps the code.",
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
      "AI tools for articles, newsletters, product texts and captions: plan them, draft them in your own voice, edit them and publish them on time.",
    intro:
      "With your own examples and facts, a tool writes like you; with only a topic, it writes like everyone else. Make one person responsible for the facts. Plan time for editing, because drafts are the cheap part.",
    categoryIds: ["content-marketing", "copywriting", "content"],
    tags: ["blog", "newsletter", "brand voice", "captions"],
  },
  {
    path: "/marketing/seo-tools",
    name: "SEO Tools",
    title: "SEO tools",
    description:
      "AI tools that help people find you: keyword plans, site audits and competitor data, and editors that turn them into articles worth reading.",
    intro:
      "Start with the tools that measure: keywords, rankings, links and errors on your pages. Then use the ones that help you write and publish what the numbers suggest. Fix what’s broken before you write anything new.",
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
      "Make fewer variants that differ more: five ideas teach you more than one idea in fifty colors. Check claims and image rights yourself, because you’re liable, not the tool. Keep the source file of the winning version.",
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
    intro: "Still images, from logos to social media posts.",
    collections: designTools,
  },
  {
    path: "/media",
    name: "Media Creation",
    title: "Media creation",
    description:
      "Collections of AI tools for moving pictures and sound: video generation, audio enhancement and animation, with advice on how to choose one.",
    intro: "Video, audio and animation. Each collection tells you what to look for and lists the tools and engines.",
    collections: mediaCreation,
  },
  {
    path: "/web-ux",
    name: "Web & UX",
    title: "Web and UX",
    description:
      "Collections of AI tools for interfaces, websites and mobile apps, from the first wireframe to published pages, with advice on how to choose.",
    intro: "Interfaces, websites and apps. Each collection tells you what to look for and lists the tools and engines.",
    collections: webAndUx,
  },
  {
    path: "/marketing",
    name: "Marketing",
    title: "Marketing",
    description:
      "Collections of AI tools for marketing: content creation, search engine optimization and ad design, with advice on how to choose one of them.",
    intro:
      "Content, search and advertising. Each collection tells you what to look for and lists the tools and engines.",
    collections: marketing,
  },
];

export const collections: readonly Collection[] = collectionGroups.flatMap((group) => group.collections);
