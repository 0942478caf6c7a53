import type { FaqCategory } from "./content/faq.ts";

/** schema.org data for a page's questions and answers. */
export const faqPage = (questions: FaqCategory["questions"]) => ({
  "@type": "FAQPage",
  mainEntity: questions.map(({ question, answer }) => ({
    "@type": "Question",
    name: question,
    acceptedAnswer: { "@type": "Answer", text: answer },
  })),
});
