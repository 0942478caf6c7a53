/** A screen that needs an account and is not built yet (B7): what it will do, and what can be done meanwhile. */
export interface MemberScreen {
  readonly path: string;
  readonly title: string;
  readonly later: string;
  readonly today: string;
  readonly links: readonly { readonly text: string; readonly path: string }[];
  /** The category whose drawing stands beside it. */
  readonly cover: string;
}

const category = (text: string, id: string) => ({ text, path: `/tools?category=${id}` });
const favourites = { text: "Your favourites", path: "/favourites" };
const directory = { text: "The whole directory", path: "/tools" };

const workspace = {
  later:
    "All your tools on one page: a search over them, what you made last, and images, video and audio under a tab each.",
  today: "The directory is open. What you keep there is yours already.",
  links: [favourites, directory, { text: "Your profile", path: "/settings/profile" }],
  cover: "workflow",
};
const imageGenerator = {
  later: "Four steps from an idea to pictures: ideate, create, refine your prompt, choose among the results.",
  today: "Compare the tools that make pictures from words, and learn to write a prompt for any of them.",
  links: [
    category("Image generation tools", "image-generation"),
    { text: "Write image prompts, step by step", path: "/tutorials/write-image-prompts-step-by-step" },
  ],
  cover: "image-generation",
};
const designGenerator = {
  later: "One, three or five screens from a description, for desktop, tablet or mobile, as PNG, Figma file or HTML.",
  today: "Find tools that draw screens from a description, or that build the site straight away.",
  links: [category("UX/UI design tools", "design-tools"), category("Website tools", "website")],
  cover: "design-tools",
};

export const memberScreens: readonly MemberScreen[] = [
  { path: "/workspace", title: "Workspace", ...workspace },
  {
    path: "/text-generator",
    title: "Text generator",
    later: "Drafts in nine content types and nine tones, at the length you set, in English, French, Spanish or German.",
    today: "Find a writing tool that suits the text you have to finish.",
    links: [category("Copywriting tools", "copywriting"), category("Content writing tools", "content")],
    cover: "copywriting",
  },
  { path: "/image-generator", title: "Image generator", ...imageGenerator },
  { path: "/design-generator", title: "UI/UX design generator", ...designGenerator },
  {
    path: "/chat",
    title: "Chat",
    later: "A conversation with the model that you choose. Earlier ones are kept, and can be found again.",
    today: "Compare assistants, and the models behind them.",
    links: [category("Chat assistants", "chat"), { text: "AI models", path: "/ai-models" }],
    cover: "chat",
  },
  {
    path: "/ideation",
    title: "Ideation",
    later: "Tools to find ideas with, your favourites among them and your history, under a tab each.",
    today: "The tools are in the directory. What you keep of them is on your list.",
    links: [{ text: "Ideation in the directory", path: "/#ideation" }, favourites],
    cover: "ideation",
  },
  { path: "/home", title: "Home", ...workspace },
  {
    path: "/home/write",
    title: "Write",
    later: "Drafts from a few words of yours, to correct and to finish.",
    today: "Find a writing tool that suits the text you have to finish.",
    links: [category("Content writing tools", "content"), category("Copywriting tools", "copywriting")],
    cover: "content",
  },
  {
    path: "/home/grammar",
    title: "Grammar check",
    later: "Finds mistakes in a text, says what is wrong, and leaves the decision to you.",
    today: "Find tools that correct and polish.",
    links: [category("Content writing tools", "content")],
    cover: "content",
  },
  {
    path: "/home/translate",
    title: "Translate",
    later: "A text in another language, beside the original.",
    today: "Compare translators by what they take: text, documents, websites.",
    links: [category("Translation tools", "translation")],
    cover: "translation",
  },
  {
    path: "/home/detector",
    title: "AI text check",
    later: "Says what in a text reads as if a model had written it. A hint, never a proof.",
    today: "Find tools that read, check and rewrite.",
    links: [category("Content writing tools", "content"), category("Research tools", "research")],
    cover: "research",
  },
  {
    path: "/home/chatpdf",
    title: "Chat with a PDF",
    later: "Questions about a document, answered from it, with the place where it is said.",
    today: "Find tools that read documents with you.",
    links: [category("Document tools", "document"), category("Research tools", "research")],
    cover: "document",
  },
  {
    path: "/home/mindmap",
    title: "Mind map",
    later: "Spreads a topic into branches and twigs, so that you see its parts and what is missing.",
    today: "Find boards and maps to think on.",
    links: [category("Ideation tools", "ideation")],
    cover: "ideation",
  },
  {
    path: "/home/search",
    title: "Search",
    later: "Answers from the web, with their sources.",
    today: "Find tools that search and cite.",
    links: [category("Research tools", "research")],
    cover: "research",
  },
  {
    path: "/home/bots",
    title: "Bots",
    later: "Assistants with a task of their own.",
    today: "Find assistants, and tools that let several work together.",
    links: [category("Chat assistants", "chat"), category("Workflow tools", "workflow")],
    cover: "chat",
  },
  { path: "/home/image", title: "Image generator", ...imageGenerator },
  {
    path: "/home/video",
    title: "Video generator",
    later: "Moving pictures from a description or from a design of yours.",
    today: "Compare the tools that make, cut and caption video.",
    links: [category("Video creation tools", "video-creation"), category("Animation tools", "animation")],
    cover: "video-creation",
  },
  { path: "/home/design", title: "UI/UX design generator", ...designGenerator },
];

export const findMemberScreen = (pathname: string): MemberScreen | undefined =>
  memberScreens.find(({ path }) => path === pathname.replace(/\/$/, ""));
