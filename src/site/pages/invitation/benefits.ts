import { referralReward } from "#referrals/rules.ts";

/** The three benefits of an invite (D2), as they are today. */
export const benefits = [
  {
    title: `${referralReward} free credits`,
    text: "You and your friend each get them once you’ve confirmed your email address and made your first generation with one of our own tools. They don’t expire.",
    link: { text: "What credits buy", path: "/pricing" },
  },
  {
    title: "Premium templates",
    text: "Our design engine comes with layouts in ten styles that fit your words. You can also save tools from other vendors that start from a template.",
    link: { text: "Tools with templates", path: "/tools?category=presentation" },
  },
  {
    title: "Priority support",
    text: "Questions from Pro users come before those from Free users, and your support page says in how many hours we aim to answer.",
    link: { text: "Compare the plans", path: "/pricing" },
  },
] as const;

/** Answers to what the product is, in the order in which new users see it. */
export const answers = [
  {
    title: "A directory of AI design tools",
    text: "Search tools, models and quick apps in 30 categories. Each entry tells you what it does, and each tool’s page says whether it has a lasting free plan.",
  },
  {
    title: "Your favorites in one place",
    text: "A free account saves your favorites on all your devices.",
  },
  {
    title: "Our own tools",
    text: "Design logos, posters, posts and screens, write texts and chat with many engines and one kind of credit. The credits from your invite don’t expire.",
  },
] as const;

/** The wall beside the headline. */
export const wall = [
  ["logo-design", "looka"],
  ["image-generation", "ideogram"],
  ["video-creation", "runway"],
  ["design-tools", "figma"],
  ["social-media", "buffer"],
  ["ideation", "miro"],
] as const;
