/** Questions and answers of the FAQ, pricing and contact pages. Plain text, one to three sentences each. */

export interface FaqCategory {
  readonly id: string;
  readonly title: string;
  readonly questions: readonly { readonly question: string; readonly answer: string }[];
}

export const faqCategories: readonly FaqCategory[] = [
  {
    id: "getting-started",
    title: "Getting Started",
    questions: [
      {
        question: "What can I do here today?",
        answer:
          "You can browse 30 categories of AI design tools, search them, open a page for each tool and read our " +
          "tutorials. With an account you keep favourites and can take a plan with credits; our own tools for text, " +
          "images and design, which spend them, come later.",
      },
      {
        question: "Do I need an account to use the directory?",
        answer: "No. Everything in the directory can be read and searched without an account and without paying.",
      },
      {
        question: "Do the listed tools run on this site?",
        answer:
          "No. Each tool belongs to its own vendor, and the link on its page takes you to the vendor's website, " +
          "where the vendor's prices and terms apply. Tools that run here are still being built.",
      },
      {
        question: "How do I join the early-access list?",
        answer:
          "Open the early-access form on the home page, enter your name and email address and accept the terms. We " +
          "send you a code for 30% off the first year of any plan; you enter it when you choose one.",
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
          "Three: Free at $0, Pro at $19 per month or $190 per year, and Business at $49 per month or $490 per year. " +
          "An account costs nothing and starts with Free. You choose and change plans on the billing page of your settings.",
      },
      {
        question: "Is there a free trial or a money-back guarantee?",
        answer:
          "Both. Your first subscription, Pro or Business, starts with a 7-day free trial, and every purchase has a " +
          "14-day money-back guarantee: write to us, and credits that you have not used are taken back.",
      },
      {
        question: "What happens to credits that I do not use?",
        answer:
          "Unused monthly credits roll over for up to 3 months and then expire. Credits bought as a pack, and those for inviting a friend, do not expire.",
      },
      {
        question: "How can I pay?",
        answer:
          "With major cards, PayPal and Apple Pay. Payments are handled by Lemon Squeezy, and we do not see your full " +
          "card number.",
      },
    ],
  },
  {
    id: "design-tools-features",
    title: "Design Tools & Features",
    questions: [
      {
        question: "Which formats will I be able to export?",
        answer:
          "Our design tools will export PNG, JPG, PDF, SVG and MP4, depending on what you " +
          "make; the formats of listed tools are given on their vendors' websites.",
      },
      {
        question: "Will exports carry a watermark?",
        answer:
          "When our tools open, exports on the Free plan will carry a watermark; Pro and Business will not add one.",
      },
      {
        question: "Will I be able to use my own fonts and brand assets?",
        answer:
          "Yes, when our tools open: custom fonts and brand assets are part of Pro and higher plans. Until then, our " +
          "tutorial on the one-page brand kit helps you to prepare them.",
      },
      {
        question: "Will my team be able to work together?",
        answer:
          "Yes, when our tools open: collaboration is part of Business, with up to 5 users, and of Enterprise agreements.",
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
          "Use a shorter word or a part of one, such as 'logo' or 'video', because the search looks for your letters " +
          "in names, descriptions and tags. Then clear any filters for category or price.",
      },
      {
        question: "A link is broken or a description is wrong. What should I do?",
        answer:
          "Send us the address of the page and what is wrong through the contact page. We check it with the vendor's " +
          "own website and correct the entry.",
      },
      {
        question: "Does the site work on a phone and in the dark?",
        answer:
          "Yes. Pages adapt from small phones to wide screens, and you can choose a light or a dark theme. Your " +
          "choice stays in your browser.",
      },
    ],
  },
];

const canSubscribe = {
  question: "Can I subscribe now?",
  answer:
    "Yes. Sign in, choose a plan, and you are taken to the payment page. The tools that spend credits here are still " +
    "being built; people on the early-access list get 30% off the first year of any plan.",
};

const cannotSubscribe = {
  question: canSubscribe.question,
  answer:
    "Not at the moment: payments are not open on this site. An account and the Free plan cost nothing and are open; " +
    "people on the early-access list get 30% off the first year of any plan.",
};

const planFaqs: FaqCategory["questions"] = [
  {
    question: "How much does a year save?",
    answer:
      "Pro costs $190 per year instead of $228 for twelve single months, and Business $490 instead of $588. That is " +
      "a little more than 16% in both cases.",
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
  {
    question: "What does a credit buy?",
    answer:
      "Text costs 1 credit per started 1,000 tokens, an image 10, a started minute of audio 5 and a design 15. When our " +
      "tools open, the price is shown before you start, and a failed generation costs nothing.",
  },
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
      "We answer within 24 to 48 business hours. If your question concerns one page, its address helps us to answer " +
      "faster.",
  },
  {
    question: "How can my tool be listed?",
    answer:
      "Send us its name, its official website and one sentence about what people do with it, and say that it is " +
      "yours. Listing costs nothing, and positions are not for sale.",
  },
  {
    question: "Can I report a mistake in an entry?",
    answer:
      "Please do. Tell us which page it is and what is wrong, with a public source if you have one, and we will " +
      "correct it.",
  },
  {
    question: "How do I have my data deleted?",
    answer:
      "An account is deleted in its settings. For your early-access entry, your newsletter subscription or your " +
      "messages, write to us from the email address in question. Every issue of the newsletter has a link to leave it.",
  },
];
