/** Meanings of English words in a question about tools. */

/** Things that tools work with, as people call them. Their text in the catalogue decides whether one does. */
export const platforms: readonly string[] = [
  "Shopify",
  "WordPress",
  "WooCommerce",
  "Webflow",
  "Squarespace",
  "Wix",
  "Framer",
  "Figma",
  "Sketch",
  "Photoshop",
  "Illustrator",
  "InDesign",
  "Premiere",
  "After Effects",
  "Blender",
  "Unity",
  "Unreal",
  "PowerPoint",
  "Google Slides",
  "Google Docs",
  "Google Sheets",
  "Excel",
  "Notion",
  "Slack",
  "Teams",
  "Zoom",
  "Zapier",
  "Airtable",
  "GitHub",
  "Vercel",
  "React",
  "Tailwind",
  "Instagram",
  "TikTok",
  "YouTube",
  "LinkedIn",
  "Facebook",
  "Pinterest",
  "WhatsApp",
  "iOS",
  "iPhone",
  "Android",
  "Windows",
  "Mac",
  "Chrome",
  "Etsy",
  "Amazon",
];

/** Platforms among these whose names are ordinary words in small letters. */
export const ordinaryPlatforms: ReadonlySet<string> = new Set([
  ...["Sketch", "Framer", "Illustrator", "Unity", "Unreal", "Slack", "Teams", "Zoom", "React"],
]);

/** Category of a question that names only one of these. */
export const platformCategories: Readonly<Record<string, string>> = {
  Excel: "data",
  "Google Sheets": "data",
  PowerPoint: "presentation",
  "Google Slides": "presentation",
};

/** Tasks that tools of several categories have: “make my photo bigger” is not only about photo editing. */
export const tasksOfMany: ReadonlySet<string> = new Set([
  "enlarge",
  "upscale",
  "upscaling",
  "transcribe",
  "transcription",
]);

/** Beginnings of words that rank tools, but make none fit: almost anything can be called a kit or a maker. */
const generalWords: readonly string[] = [
  ...[
    "generat",
    "kit",
    "check",
    "assist",
    "editor",
    "model",
    "plan",
    "business",
    "company",
    "product",
    "media",
    "helper",
  ],
  ...["team", "text", "word", "page", "template", "project", "file", "content", "phone", "desktop", "beginner"],
];

export const isGeneral = (word: string): boolean => generalWords.some((beginning) => word.startsWith(beginning));

/** Words that the catalogue uses for a word. */
export const otherWords: Readonly<Record<string, readonly string[]>> = {
  analyz: ["data analysis", "analy"],
  analys: ["data analysis", "analy"],
  pictur: ["image", "photo"],
  subtitl: ["caption", "subtitl"],
  cutout: ["background"],
  powerpoint: ["presentation", "slide"],
  transcrib: ["transcri", "speech to text"],
  voiceov: ["voice", "text to speech"],
  narrat: ["voice", "text to speech"],
  enlarg: ["upscal", "enlarg"],
  sharpen: ["upscal", "enhance"],
  summariz: ["summar"],
  summaris: ["summar"],
  proofread: ["grammar", "spelling"],
  spell: ["spelling", "grammar"],
  mail: ["email", "newsletter"],
  form: ["form"],
  shop: ["shop", "e-commerce"],
  stor: ["shop", "e-commerce"],
  post: ["post", "social media"],
  song: ["song", "music"],
  "text-to-speech": ["text to speech"],
  "no-code": ["no code"],
  "mind-map": ["mind map"],
  mindmap: ["mind map"],
};

/** Say nothing about what a tool does. */
export const fillers: ReadonlySet<string> = new Set(
  `a about ai all also an and any anything app apps are as at be best better builder but by can could do does easy else for from get give
  good great have help helps how i if in into is it its just kind know like looking make makes making me more most my need needs not of
  on one ones only or our out people please quick really recommend same set show simple site so some something such suggest than that the
  their them then there these they thing things this those to tool tools try us use used using very want way we what when where which who
  will with within without work works would you your instead rather other others new newest latest recent recently free paid price cost
  costs pay paying artificial intelligence maker makers costs cheap cheapest budget software service services platform program online web find search create too
  expensive affordable run need every week weekly day daily month monthly turn convert change generate my it's off add start someone people
  using losing learn english spanish french german`.split(/\s+/),
);
