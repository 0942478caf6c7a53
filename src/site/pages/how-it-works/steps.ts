/** The three steps (A16) as they can be taken today. */
export const steps = [
  {
    title: "Say what you want to make",
    text: "Type a word such as “logo”, or walk through 30 categories. Names, descriptions and tags are searched, and the address remembers what you looked for.",
    link: { text: "Start a search", path: "/tools" },
  },
  {
    title: "Compare what fits",
    text: "Every entry says in one sentence what the tool does and whether it has a lasting free plan. Beside it stand the tools that are closest.",
    link: { text: "Compare free logo tools", path: "/tools?category=logo-design&price=free" },
  },
  {
    title: "Open it and make",
    text: "One link leads to the maker, where the maker's price and terms apply. When our tools open, many engines will run here as well, and credits will pay for all of them.",
    link: { text: "See what credits will cost", path: "/pricing" },
  },
] as const;

/** For whom the product is made (A16). */
export const audiences = [
  {
    name: "Social media marketers",
    text: "A week of posts from one good picture.",
    categoryId: "social-media",
    link: { text: "Follow the plan", path: "/tutorials/one-picture-a-week-of-posts" },
  },
  {
    name: "Content creators",
    text: "Words, voices and pictures that fit together.",
    categoryId: "content",
    link: { text: "Find writing tools", path: "/tools?category=content" },
  },
  {
    name: "Small business owners",
    text: "A logo that the sign maker can use.",
    categoryId: "logo-design",
    link: { text: "Choose in one afternoon", path: "/tutorials/choose-a-logo-tool" },
  },
  {
    name: "Agencies",
    text: "One place to look up what a client asks for.",
    categoryId: "ads",
    link: { text: "See the newest tools", path: "/tools?sort=newest" },
  },
] as const;
