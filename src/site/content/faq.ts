import { pricesInWords } from "#credits/rules.ts";

/** Questions and answers of the FAQ, pricing and contact pages. Plain text, one to three sentences each. */

export interface FaqCategory {
  readonly id: string;
  readonly title: string;
  readonly questions: readonly { readonly question: string; readonly answer: string }[];
}

const creditPrices = {
  question: "What does a credit buy?",
  answer: `${pricesInWords()} You see the price before you start, and what fails costs nothing.`,
};

export const faqCategories: readonly FaqCategory[] = [
  {
    id: "getting-started",
    title: "Getting Started",
    questions: [
      {
        question: "What can I do here today?",
        answer:
          "You can browse and search AI design tools in 30 categories, open a page for each tool and read our " +
          "tutorials. You can also try our design engine without an account: it draws two designs from a sentence. With an account, you can design logos, posters, posts, product pictures, short films and screens of apps with our own " +
          "design engine, write, translate and check texts, and use connected models for texts, chats, pictures, video, 3D models and sound.",
      },
      {
        question: "Do I need an account to use the directory?",
        answer:
          "No. You can read and search everything in the directory without an account and without paying, and try our design engine, too.",
      },
      {
        question: "Do the listed tools run on this site?",
        answer:
          "No. Each tool belongs to its own vendor, and the link on its page takes you to the vendor’s website, " +
          "where the vendor’s prices and terms apply. Our own tools run here: you find them in the workspace of your account.",
      },
      {
        question: "How do I join the early-access list?",
        answer:
          "Open the early-access form on the home page, enter your name and email address and accept the terms. We’ll " +
          "email you a code for 30% off the first year of any plan. Enter it when you choose a plan. We may also email you " +
          "news about early access; every email has an unsubscribe link.",
      },
    ],
  },
  {
    id: "account-billing",
    title: "Account & Billing",
    questions: [
      {
        question: "Which plans are there?",
        answer:
          "Three: Free, Pro and Business, the paid ones by the month or by the year. The pricing page has their prices. " +
          "Your account is free and starts on the Free plan. You choose and change plans on the billing page of your settings. " +
          `What runs cost is the same on every plan. ${pricesInWords()}`,
      },
      {
        question: "Is there a free trial or a money-back guarantee?",
        answer:
          "Both. Your first subscription, Pro or Business, starts with a 7-day free trial, and every purchase has a " +
          "14-day money-back guarantee: write to us, and we’ll refund your payment and take back the credits you haven’t used.",
      },
      {
        question: "What happens to credits I don’t use?",
        answer:
          "Unused monthly credits roll over for up to 3 months and then expire. Credits from packs and from inviting friends don’t expire.",
      },
      {
        question: "How can I pay?",
        answer:
          "With major cards, PayPal and Apple Pay. Lemon Squeezy handles the payments, and we never see your full card number.",
      },
    ],
  },
  {
    id: "design-tools-features",
    title: "Design Tools & Features",
    questions: [
      {
        question: "Which formats can I export?",
        answer:
          "Designs of our image generator export as PNG, JPG, PDF and MP4, on Pro and Business as SVG, too, and screens of our design generator as " +
          "PNG, HTML and SVG, which Figma imports. For a listed tool, check the vendor’s website.",
      },
      {
        question: "Do exports carry a watermark?",
        answer:
          "Files of our design engine carry a small watermark in the corner on the Free plan; on Pro and Business they don’t. Designs as SVG come with Pro and Business, because any editor can delete a watermark from an SVG. If you upgrade, it also goes from designs that you made before.",
      },
      {
        question: "Can I use my own fonts and brand assets?",
        answer:
          "They are part of Pro and higher plans: a brand kit has your colors, your logo, and typefaces from our library " +
          "or fonts of your own (TTF or OTF), and designs come in its look. Our tutorial on the one-page brand kit helps you prepare one.",
      },
      {
        question: "Will my team be able to work together?",
        answer:
          "Yes, with Business: a team of up to 5 people works on the same designs, texts and brand kits, and its owner’s credits pay for them, within caps for each person. Chats and drafts stay private until they’re shared. On every plan, you can share designs and results by a link.",
      },
    ],
  },
  {
    id: "technical-support",
    title: "Technical Support",
    questions: [
      {
        question: "How do I get help?",
        answer:
          "Write to us through the contact page, which is open to everyone. We answer within 24 to 48 business hours.",
      },
      {
        question: "My search finds nothing. What can I try?",
        answer:
          "Try a more common word, such as “logo” or “video”. The search looks in names, descriptions and tags, knows " +
          "related words and allows for a typing error. If you’ve set filters for category or price, clear them.",
      },
      {
        question: "A link is broken or a description is wrong. What should I do?",
        answer:
          "Tell us through the contact page which page it is and what’s wrong. We’ll check it on the vendor’s website " +
          "and correct the entry.",
      },
      {
        question: "Does the site work on phones, and is there a dark theme?",
        answer:
          "Yes to both. Pages adapt to every screen size, and you can choose a light or a dark theme. Your browser " +
          "remembers your choice.",
      },
    ],
  },
];

const canSubscribe = {
  question: "Can I subscribe now?",
  answer:
    "Yes. Log in and choose a plan, and we’ll take you to the payment page. Credits pay for designs of our own engine, and for texts, chats, pictures, video and " +
    "sound by the models that this site has connected. If you join the early-access list, you get 30% " +
    "off the first year of any plan.",
};

const cannotSubscribe = {
  question: canSubscribe.question,
  answer:
    "Not yet: payments aren’t set up on this site. You can create an account with the Free plan at no cost. If you join " +
    "the early-access list, you get 30% off the first year of any plan.",
};

const planFaqs: FaqCategory["questions"] = [
  {
    question: "How much do I save with yearly billing?",
    answer:
      "A year costs less than twelve single months. The switch above the plans shows the price of each and how much you " +
      "save at least.",
  },
  {
    question: "How does the free trial work?",
    answer:
      "Your first subscription, Pro or Business, starts with a 7-day free trial. If you cancel before it ends, you are " +
      "not charged. Disposable email addresses get no trial, and each email domain has a limited number of them.",
  },
  {
    question: "Can I cancel?",
    answer:
      "Yes, at any time, in your settings. You keep your plan until the end of the period you have paid for, and can " +
      "resume it until then. Every purchase has a 14-day money-back guarantee.",
  },
  creditPrices,
];

/** Shown on the pricing page. @param canBuy whether payments are set up here. */
export const pricingFaqs = (canBuy: boolean): FaqCategory["questions"] => [
  canBuy ? canSubscribe : cannotSubscribe,
  ...planFaqs,
];

/** Shown on the contact page. */
export const contactFaqs: FaqCategory["questions"] = [
  {
    question: "How soon will you answer?",
    answer:
      "We answer within 24 to 48 business hours. If your question is about a page, include the link so that we can " +
      "answer faster.",
  },
  {
    question: "How do I get my tool listed?",
    answer:
      "Send us its name, its official website and one sentence about what people do with it, and tell us that it’s " +
      "yours. Listing is free, and we don’t sell positions.",
  },
  {
    question: "Can I report a mistake in an entry?",
    answer:
      "Please do. Tell us which page it is and what’s wrong, with a public source if you have one, and we’ll " +
      "correct it.",
  },
  {
    question: "How do I delete my data?",
    answer:
      "You can delete your account in your settings. To delete your early-access entry, newsletter subscription or " +
      "messages, write to us from the email address you used. Every newsletter has an unsubscribe link.",
  },
];
