/** The three steps (A16) as they can be taken today. */
export const steps = [
  {
    title: "Say what you want to make",
    text: "Type a word such as “logo”, or browse 30 categories. The search covers names, descriptions and tags, and you can bookmark or share the results.",
    link: { text: "Start a search", path: "/tools" },
  },
  {
    title: "Compare what fits",
    text: "Every entry tells you what the tool does and whether it has a lasting free plan. Similar tools are on the same page.",
    link: { text: "Compare free logo tools", path: "/tools?category=logo-design&price=free" },
  },
  {
    title: "Open the tool",
    text: "The link takes you to the vendor’s website, where the vendor’s prices and terms apply. With our own tools you use many engines here and pay for all of them with credits: for texts, pictures, sound, video and 3D models.",
    link: { text: "See what credits cost", path: "/pricing" },
  },
] as const;

/** The audience (A16). */
export const audiences = [
  {
    name: "Social media marketers",
    text: "Turn one good picture into a week of posts.",
    categoryId: "social-media",
    link: { text: "Read the tutorial", path: "/tutorials/one-picture-a-week-of-posts" },
  },
  {
    name: "Content creators",
    text: "Create text, voices and images that fit together.",
    categoryId: "content",
    link: { text: "Find writing tools", path: "/tools?category=content" },
  },
  {
    name: "Small business owners",
    text: "Get a logo that your print shop can use.",
    categoryId: "logo-design",
    link: { text: "Choose a logo tool", path: "/tutorials/choose-a-logo-tool" },
  },
  {
    name: "Agencies",
    text: "Look up tools for client work in one place.",
    categoryId: "ads",
    link: { text: "See the newest tools", path: "/tools?sort=newest" },
  },
] as const;
