import type { FaqCategory } from "./content/faq.ts";

/** schema.org's form of questions that a page answers. */
export const faqPage = (questions: FaqCategory["questions"]) => ({
  "@type": "FAQPage",
  mainEntity: questions.map(({ question, answer }) => ({
    "@type": "Question",
    name: question,
    acceptedAnswer: { "@type": "Answer", text: answer },
  })),
});
