import { type Section, sections } from "./content/sections.ts";

/** A public page that is not an article and not part of the catalogue. */
export interface SitePage {
  /** Its social image is `/og/page/{name}.png`. */
  readonly name: string;
  readonly path: string;
  readonly picture: {
    readonly kicker: string;
    readonly title: string;
    readonly description: string;
    /** The category whose cover it uses. */
    readonly cover: string;
  };
}

const page = (path: string, kicker: string, title: string, description: string, cover: string): SitePage => ({
  name: path.slice(1),
  path,
  picture: { kicker, title, description, cover },
});

const sectionPage = ({ path, title, intro }: Section, kicker: string, cover: string) =>
  page(path, kicker, title, intro, cover);

/** Every public page of this slice, the directory's two lists, and the studio for visitors. The sitemap and the social images come from here. */
export const sitePages: readonly SitePage[] = [
  {
    name: "default",
    path: "/",
    picture: {
      kicker: "AI design tools",
      title: "The Ultimate AI Design Aggregator Platform",
      description: "Find the right tool, and know what it does before you visit its website.",
      cover: "design-tools",
    },
  },
  page(
    "/tools",
    "Directory",
    "AI design tools",
    "Search every tool in the directory, and filter by task, price or what’s new.",
    "logo-design",
  ),
  page(
    "/ai-models",
    "Directory",
    "AI models",
    "Who makes them, what they’re used for, and which ones have been retired.",
    "ai-tools",
  ),
  page(
    "/make",
    "Easel Studio",
    "Make a design",
    "Say what you need in a sentence, and see two designs of it. No account needed.",
    "social-media",
  ),
  page(
    "/features",
    "Product",
    "Features",
    "Nine features: what works today, and what is still being built.",
    "photo-editing",
  ),
  page(
    "/services",
    "Product",
    "Services",
    "Six kinds of design work, and the tools in the directory for each.",
    "workflow",
  ),
  page("/how-it-works", "Product", "How it works", "Find the right tool in three steps.", "ideation"),
  page("/pricing", "Plans", "Pricing", "Three plans with credits every month. Browsing stays free.", "data"),
  page("/faq", "Help", "Frequently asked questions", "Sixteen short answers that you can search.", "chat"),
  page("/help", "Help", "Help center", "Answers, tutorials, and where to start.", "chat"),
  page(
    "/about",
    "Company",
    "About us",
    "Three values, how you can check each of them, and the roles behind it.",
    "3d-modeling",
  ),
  page(
    "/early-access",
    "Early access",
    "Join early access",
    "30% off your first year on any plan, with a code that we email you.",
    "landing-page",
  ),
  page(
    "/newsletter",
    "Newsletter",
    "Newsletter",
    "New tools and tutorials by email. Unsubscribe with one click.",
    "content-marketing",
  ),
  page("/contact", "Company", "Contact us", "Questions, corrections and partnerships.", "translation"),
  page("/submit", "Directory", "Submit a tool", "Add your AI design tool to the directory. It’s free.", "landing-page"),
  page("/careers", "Company", "Careers", "How we work and what we value. No openings at present.", "code"),
  page(
    "/affiliate",
    "Company",
    "How affiliate links work",
    "What we count, what we don’t, and what vendors can’t buy here.",
    "ads",
  ),
  page(
    "/privacy-policy",
    "Legal",
    "Privacy policy",
    "What we collect and why, how long we keep it, and your rights.",
    "document",
  ),
  page("/terms-of-service", "Legal", "Terms of service", "The terms for using this site, in plain words.", "document"),
  sectionPage(sections.blog, "Read", "copywriting"),
  sectionPage(sections.tutorials, "Learn", "education"),
  sectionPage(sections["case-studies"], "Our work", "video-creation"),
  page("/api-docs", "Developers", "API docs", "The directory as JSON, free and without a key.", "code"),
];
