import type { DraftPhrases } from "./draft-phrases.ts";
import { englishTones } from "./tones-en.ts";

export const english: DraftPhrases = {
  tones: englishTones,
  and: "and",
  colon: ": ",
  capitalAfterColon: false,
  small: [
    "a an the our your their my no not all every everyone everybody anyone each some many most more less fewer",
    "for with without in on at from to by of until till since during before after between under over up about within",
    "how why what when where who which if because one two three four five six seven eight nine ten twelve hundreds",
    "new free open closed easy fast fresh simple small large big short long quiet warm daily weekly monthly always never",
    "only also now soon later today tomorrow almost more made baked cooked including people those several plenty",
    "works sends saves shows takes keeps helps makes gives runs starts comes goes gets needs offers includes supports",
    "buy get try join bring book call visit discover learn save send use switch come meet find choose order sign",
  ].flatMap((words) => words.split(" ")),
  subjects: "we you it they he she this that these those there let".split(" "),
  verbs:
    "is are was were has have can will must should do does don’t gets get needs offers includes starts takes comes".split(
      " ",
    ),
  room: "[Add about {words} words here: {with}.]",
  roomWith: [
    "an example",
    "a reason",
    "a figure that you can prove",
    "a question that readers ask, with your answer",
    "how it works, step by step",
    "what changes for readers",
  ],
  blog: {
    sections: [
      ["What it’s about", "What else counts", "Good to know"],
      ["To begin with", "And beyond that", "Before you go"],
    ],
    end: ["In short", "What to take away"],
  },
  product: {
    features: ["What it offers", "Features"],
    audience: "Who it’s for",
    details: "Good to know",
    detailItems: ["Price: [price]", "Versions: [sizes, colors or editions]", "Delivery and returns: [terms]"],
  },
  email: { subject: "Subject", name: "[Your name]" },
  advertisement: { headline: "Headline", text: "Text", short: "Short version" },
  landing: {
    benefits: ["What you get", "Why it’s worth it"],
    audience: "Who it’s for",
    end: ["Your next step", "Ready to start?"],
    button: "[Button: what happens next]",
  },
  press: {
    release: "For immediate release",
    dateline: "[City, date]",
    news: "[Company] announces",
    quote: "“[A sentence by the person responsible],” says [name, position].",
    about: "About [company]",
    aboutText: "[Two sentences about the company.]",
    contact: "Press contact: [name, email, phone]",
  },
  video: {
    scene: "Scene",
    picture: "Picture",
    voice: "Voice",
    first: "[Opening picture that shows the subject]",
    between: "[What viewers see at this point]",
    last: "[Closing picture with name and address]",
  },
  outline: {
    introduction: "Introduction",
    firstSentence: "First sentence",
    aim: "Aim: [what readers should know at the end]",
    questions: ["What does it mean?", "Why does it matter?", "Example: [yours]", "What will readers want to know?"],
    questionFor: "What does it change for {audience}?",
    end: "Conclusion",
    endItems: ["The main point in one sentence: [yours]", "Next step for readers: [yours]"],
  },
};
