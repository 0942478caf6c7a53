/** Questions that lead to ideas, without an engine. `…` is the topic. */
interface Technique {
  readonly id: string;
  readonly name: string;
  readonly questions: readonly string[];
}

export const techniques: readonly Technique[] = [
  {
    id: "scamper",
    name: "SCAMPER",
    questions: [
      "Substitute: what part of … could be something else?",
      "Combine: what could … be combined with?",
      "Adapt: what solves a similar problem elsewhere, and how would … copy it?",
      "Modify: what if … were much larger, smaller, slower or louder?",
      "Put to another use: who else could use …, and for what?",
      "Eliminate: what happens if you leave out half of …?",
      "Reverse: what if … worked the other way around?",
    ],
  },
  {
    id: "how-might-we",
    name: "How might we",
    questions: [
      "How might we make … easier on the first day?",
      "How might we make … something people tell others about?",
      "How might we do … without money?",
      "How might we make … fair for those who are left out now?",
      "How might we turn the worst part of … into the best?",
      "How might we do … in an hour?",
    ],
  },
  {
    id: "reversal",
    name: "Worst idea first",
    questions: [
      "What is the surest way to make … fail?",
      "What would make people dislike …?",
      "What would a competitor want you to do with …?",
      "What is the opposite of each of those?",
      "Which bad idea for … has something in it that works?",
    ],
  },
  {
    id: "hats",
    name: "Six hats",
    questions: [
      "White: what do you know about …, and what is missing?",
      "Red: what do you feel about …, without a reason?",
      "Black: what could go wrong with …?",
      "Yellow: what is the best that … could bring?",
      "Green: what else could … be?",
      "Blue: what do you decide about … next?",
    ],
  },
  {
    id: "others",
    name: "Through other eyes",
    questions: [
      "How would a child explain …?",
      "What would someone who uses … every day change first?",
      "What would someone who has never heard of … ask?",
      "How would a museum show …?",
      "How would a street musician sell …?",
      "What would people say about … in fifty years?",
    ],
  },
];

/** A technique’s questions about a topic. None for an id that isn’t that of a technique. */
export const questionsAbout = (techniqueId: string, topic: string): readonly string[] =>
  techniques.find(({ id }) => id === techniqueId)?.questions.map((text) => text.replaceAll("…", () => topic)) ?? [];
