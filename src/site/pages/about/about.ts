import { responseTime } from "../../content/contact.ts";

/** The product's values (A16), each with a link where visitors can check it. */
export const values = [
  {
    name: "Democratize Design",
    text: "You can read and search the whole directory without an account and without paying. We list good tools whether or not their vendors pay us, and we don’t sell positions.",
    proof: { text: "Search without an account", path: "/tools" },
  },
  {
    name: "User-Centered",
    text: "Our pages work on phones, with a keyboard and with a screen reader, and you can read them before any scripts load. We count clicks, not people.",
    proof: { text: "Read what we store", path: "/privacy-policy" },
  },
  {
    name: "Innovation",
    text: "We try new things where they help you: generated covers instead of stock photos, and one palette for light and dark. Our case studies explain how we did it and what we gave up.",
    proof: { text: "Read our case studies", path: "/case-studies" },
  },
] as const;

/** Roles, not invented people (A16). */
export const roles = [
  {
    name: "Curator",
    categoryId: "ideation",
    text: "Chooses what we list and writes every entry from public facts. Responsible for getting the facts right.",
  },
  {
    name: "Engineer",
    categoryId: "code",
    text: "Keeps search, pages and data fast and safe. Responsible for fixing what doesn’t work.",
  },
  {
    name: "Designer",
    categoryId: "design-tools",
    text: "Draws the covers, sets the type and removes distractions. Responsible for pages that are easy to read.",
  },
  {
    name: "Support",
    categoryId: "chat",
    text: `Reads every message from the contact page and answers within ${responseTime}.`,
  },
] as const;
