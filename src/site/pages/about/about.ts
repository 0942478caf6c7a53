import { responseTime } from "../../content/contact.ts";

/** What the product stands for (A16), each with something that the reader can check. */
export const values = [
  {
    name: "Democratize Design",
    text: "Everything in the directory can be read and searched without an account and without paying. A good tool is listed whether or not its maker pays us, and no position is for sale.",
    proof: { text: "Search without an account", path: "/tools" },
  },
  {
    name: "User-Centered",
    text: "Pages work on a phone, by keyboard and with a screen reader, and can be read before any script has loaded. We count clicks and not people.",
    proof: { text: "Read what we store", path: "/privacy-policy" },
  },
  {
    name: "Innovation",
    text: "New where it helps: covers drawn by rule instead of stock pictures, one palette for light and dark. We write down how it was done and what it cost us.",
    proof: { text: "Read our case studies", path: "/case-studies" },
  },
] as const;

/** Roles, not people (A16): nobody is invented. */
export const roles = [
  {
    name: "Curator",
    categoryId: "ideation",
    text: "Chooses what is listed and writes every entry from public facts. Answers for each wrong word.",
  },
  {
    name: "Engineer",
    categoryId: "code",
    text: "Keeps search, pages and data quick and safe. Answers when something does not work.",
  },
  {
    name: "Designer",
    categoryId: "design-tools",
    text: "Draws the covers, sets the type, takes away what distracts. Answers for what is hard to read.",
  },
  {
    name: "Support",
    categoryId: "chat",
    text: `Reads what comes through the contact page, and answers within ${responseTime}.`,
  },
] as const;
