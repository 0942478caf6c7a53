/** Structure of each kind of text: blocks of Markdown, with an empty line between them. */
import type { ContentType } from "../../run-screens/text/text-choices.ts";
import { asTitle, type DraftParts, led } from "./draft-parts.ts";
import type { DraftPhrases } from "./phrases/draft-phrases.ts";
import { capital, ended } from "./read-points.ts";

/** A place where text can be added if the draft is to be longer. */
export const room = "{room}";

type Form = (parts: DraftParts) => readonly string[];

const subject = ({ topic }: DraftParts): string => capital(topic.text);
const title = (parts: DraftParts): string => `# ${subject(parts)}`;
/** The sentences that are there, in one paragraph. */
const joined = (...sentences: readonly string[]): string => sentences.filter((one) => one !== "").join(" ");
const bullets = (items: readonly string[]): string => items.map((item) => `- ${item}`).join("\n");
const labelled = (label: string, text: string, { phrases }: DraftParts): string =>
  `**${label}**${phrases.colon}${text}`;

const blogPost: Form = (parts) => {
  const { phrases, pick, opening, forAudience, closing, ask } = parts;
  const headings = pick(phrases.blog.sections, 5);
  return [
    title(parts),
    joined(opening, forAudience),
    ...parts.paragraphs(headings.length).flatMap((text, index) => [`## ${headings[index]}`, text, room]),
    `## ${pick(phrases.blog.end, 6)}`,
    `${closing} ${ask}`,
  ];
};

const tagsMax = 3;

/** The topic’s longest words that say something, in their order. */
function tagsOf(topic: string, { small, subjects, verbs }: DraftPhrases): string {
  const words = (topic.match(/[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*/gu) ?? [])
    .filter((word) => /\p{L}/u.test(word) && word.length >= 4)
    .filter((word) => ![...small, ...subjects, ...verbs].includes(word.toLowerCase()));
  const longest = words.toSorted((one, other) => other.length - one.length).slice(0, tagsMax);
  const tags = words.filter((word) => longest.includes(word)).map((word) => word.split("-").map(capital).join(""));
  return [...new Set(tags)].map((tag) => `#${tag}`).join(" ");
}

const socialPost: Form = (parts) => {
  const { topic, phrases, opening, forAudience, items, closing, ask } = parts;
  return [
    subject(parts),
    joined(opening, forAudience),
    items.map((item) => `• ${item}`).join("\n"),
    `${closing} ${ask}`,
    tagsOf(topic.text, phrases),
  ];
};

const productDescription: Form = (parts) => {
  const { phrases, pick, opening, audience, items, closing, ask } = parts;
  return [
    title(parts),
    opening,
    `## ${pick(phrases.product.features, 5)}`,
    bullets(items),
    room,
    ...(audience === "" ? [] : [`## ${phrases.product.audience}`, capital(audience), room]),
    `${closing} ${ask}`,
    `## ${phrases.product.details}`,
    bullets(phrases.product.detailItems),
  ];
};

const email: Form = (parts) => {
  const { phrases, tone, letter, forAudience, closing, ask } = parts;
  return [
    labelled(phrases.email.subject, subject(parts), parts),
    tone.greeting,
    joined(letter, forAudience),
    ...parts.paragraphs(2).flatMap((text) => [text, room]),
    `${closing} ${ask}`,
    `${tone.signOff}\n${phrases.email.name}`,
  ];
};

const advertisement: Form = (parts) => {
  const { phrases, topic, opening, forAudience, points, items, ask } = parts;
  return [
    labelled(phrases.advertisement.headline, subject(parts), parts),
    labelled(phrases.advertisement.text, joined(opening, forAudience), parts),
    bullets(items),
    ask,
    labelled(phrases.advertisement.short, led(capital(topic.text), points.slice(0, 1), phrases), parts),
  ];
};

const landingPage: Form = (parts) => {
  const { phrases, pick, opening, audience, items, closing, ask } = parts;
  const button = `**${phrases.landing.button}**`;
  return [
    title(parts),
    opening,
    button,
    `## ${pick(phrases.landing.benefits, 5)}`,
    bullets(items),
    room,
    ...(audience === "" ? [] : [`## ${phrases.landing.audience}`, capital(audience), room]),
    `## ${pick(phrases.landing.end, 6)}`,
    `${closing} ${ask}`,
    button,
  ];
};

const pressRelease: Form = (parts) => {
  const { phrases, topic, forAudience, closing } = parts;
  const news = led(`**${phrases.press.dateline}** – ${phrases.press.news}`, [asTitle(topic)], phrases);
  return [
    `**${phrases.press.release}**`,
    title(parts),
    joined(news, forAudience),
    ...parts.paragraphs(2).flatMap((text) => [text, room]),
    phrases.press.quote,
    closing,
    `## ${phrases.press.about}`,
    phrases.press.aboutText,
    phrases.press.contact,
  ];
};

const scenesMax = 6;

const videoScript: Form = (parts) => {
  const { scene, picture, voice, first, between, last } = parts.phrases.video;
  const spoken = [
    joined(ended(subject(parts)), parts.opening, parts.forAudience),
    ...parts.spoken(scenesMax),
    `${parts.closing} ${parts.ask}`,
  ];
  return [
    title(parts),
    ...spoken.flatMap((text, index) => {
      const shown = index === 0 ? first : index === spoken.length - 1 ? last : between;
      return [
        `## ${scene} ${index + 1}`,
        bullets([labelled(picture, shown, parts), labelled(voice, text, parts)]),
        ...(shown === between ? [room] : []),
      ];
    }),
  ];
};

const outline: Form = (parts) => {
  const { phrases, audience, items, opening, pick } = parts;
  const { introduction, firstSentence, aim, questions, questionFor, end, endItems } = phrases.outline;
  const forAudience = audience === "" ? [] : [questionFor.replaceAll("{audience}", () => audience)];
  const sections = [
    { heading: introduction, below: [`${firstSentence}${phrases.colon}${opening}`, aim] },
    ...items.map((item, index) => ({
      heading: item,
      below: [pick(questions, index), pick(questions, index + 1), ...(index === 0 ? forAudience : [])],
    })),
    { heading: end, below: [...endItems] },
  ];
  return [
    title(parts),
    sections
      .map(({ heading, below }, index) => [`${index + 1}. ${heading}`, ...below.map((one) => `   - ${one}`)].join("\n"))
      .join("\n"),
  ];
};

export const forms: Readonly<Record<ContentType, Form>> = {
  "blog-post": blogPost,
  "social-post": socialPost,
  "product-description": productDescription,
  email,
  advertisement,
  "landing-page": landingPage,
  "press-release": pressRelease,
  "video-script": videoScript,
  outline,
};
