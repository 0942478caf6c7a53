import { referralReward } from "#referrals/rules.ts";

/** What an invitation brings (D2), and what is true of it today. */
export const benefits = [
  {
    title: `${referralReward} free credits`,
    text: `For you, and as many for your friend: when you have confirmed your address and made your first generation with one of our own tools. They do not expire.`,
    link: { text: "What a credit buys", path: "/pricing" },
  },
  {
    title: "Premium templates",
    text: "Layouts to begin with, for when our own tools open. Until then your account keeps the best tools of others that start from a template.",
    link: { text: "Tools with templates", path: "/tools?category=presentation" },
  },
  {
    title: "Priority support",
    text: "Questions from the Pro plan are answered first. On the Free plan, which costs nothing, we answer too.",
    link: { text: "Compare the plans", path: "/pricing" },
  },
] as const;

/** What the product is, in the order in which a newcomer meets it. */
export const answers = [
  {
    title: "A directory of AI design tools",
    text: "Say what you want to make. Tools, models and quick apps in 30 categories, each with one plain sentence on what it does and whether it has a lasting free plan.",
  },
  {
    title: "A place to keep what you find",
    text: "A free account remembers your favourites on every device.",
  },
  {
    title: "Tools of its own, soon",
    text: "Text, images, design and video from many engines, paid with one kind of credit. They are not open yet; your credits wait for them.",
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
