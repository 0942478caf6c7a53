/** Topic at which people who need help begin. */
export interface HelpTopic {
  readonly title: string;
  /** One sentence. */
  readonly text: string;
  readonly links: readonly { readonly text: string; readonly path: string }[];
}

export const helpTopics: readonly HelpTopic[] = [
  {
    title: "Finding a tool",
    text: "Search the directory by what you want to make, compare tools, and see what each one costs.",
    links: [
      { text: "How it works", path: "/how-it-works" },
      { text: "All tools", path: "/tools" },
      { text: "AI models", path: "/ai-models" },
    ],
  },
  {
    title: "Making something",
    text: "Designs need no key. Texts, chats, sound, video and 3D models run on connected models.",
    links: [
      { text: "Image generator", path: "/image-generator" },
      { text: "All tools of the workspace", path: "/workspace" },
      { text: "Your library", path: "/workspace/library" },
    ],
  },
  {
    title: "AI credits and plans",
    text: "What a run costs, what a plan includes, and what happened to your credits.",
    links: [
      { text: "Prices", path: "/pricing" },
      { text: "Your credits", path: "/settings/credits" },
      { text: "Your plan and invoices", path: "/settings/billing" },
    ],
  },
  {
    title: "Your account",
    text: "Log in, secure your account, download your data, or delete all of it.",
    links: [
      { text: "Reset your password", path: "/reset-password" },
      { text: "Security settings", path: "/settings/security" },
      { text: "Privacy policy", path: "/privacy-policy" },
    ],
  },
  {
    title: "Your own API keys",
    text: "Connect a provider with your own key, and its runs cost no AI credits.",
    links: [{ text: "Connect a provider", path: "/settings/ai-providers" }],
  },
  {
    title: "For programs",
    text: "The directory as data, and models through an API that OpenAI’s client understands.",
    links: [
      { text: "API docs", path: "/api-docs" },
      { text: "Your API keys", path: "/settings/api-keys" },
      { text: "Your webhooks", path: "/settings/webhooks" },
    ],
  },
];
