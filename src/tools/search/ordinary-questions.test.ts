import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { seedCatalogue } from "#directory/index.ts";
import { createTestDatabase, type TestDatabase } from "../../../test/test-database.ts";
import { findTools } from "./find-tools.ts";
import { readQuestion } from "./read-question.ts";
import { noWish } from "./search-rules.ts";

/** Questions as people ask them, tools of the catalogue that the first three have to be among, and those that none may be. */
const asked: readonly (readonly [question: string, firstAreAmong: string, noneIs?: string])[] = [
  ["C# code assistant", "GitHub Copilot, Cursor, Lovable, Bolt", "Webflow, Framer, Wix, Zapier"],
  ["UI kit for react", "Magic Patterns, v0", "Looka, Zoviz, LOGO.com"],
  ["turn my podcast into text", "Descript, Deepgram, AssemblyAI", "Suno, Udio"],
  ["transcribe", "Descript, Deepgram, AssemblyAI", "Suno, Udio"],
  ["transcrire une réunion", "Descript, Deepgram, AssemblyAI"],
  ["Podcast in Text umwandeln", "Descript, Deepgram, AssemblyAI"],
  ["transcribir una entrevista", "Descript, Deepgram, AssemblyAI"],
  ["royalty-free music", "Suno, Udio, Stable Audio"],
  ["musique libre de droits pour un podcast", "Suno, Udio, Stable Audio"],
  ["música para un vídeo", "Suno, Udio, Stable Audio"],
  ["Musik für Videos", "Suno, Udio, Stable Audio"],
  ["créer une chanson", "Suno, Udio, Stable Audio"],
  ["make my photo bigger", "Topaz Photo, Magnific, Krea"],
  ["make my photo bigger without losing quality", "Topaz Photo, Magnific, Krea"],
  ["agrandir une photo", "Topaz Photo, Magnific, Krea"],
  ["Bilder vergrößern", "Topaz Photo, Magnific, Krea"],
  ["I run a bakery and need Instagram posts every week", "Canva, Buffer, Hootsuite, Metricool, Predis.ai"],
  ["schedule TikTok posts", "Buffer, Hootsuite, Metricool, Typefully"],
  ["an app to plan my social media calendar", "Buffer, Hootsuite, Metricool"],
  ["text-to-speech in Spanish", "ElevenLabs, Deepgram, Suno", "Zoviz"],
  ["text to speech", "ElevenLabs, Deepgram, Suno"],
  ["Text in Sprache umwandeln", "ElevenLabs, Deepgram, Suno"],
  ["voice-over for a video", "ElevenLabs, CapCut, Animaker"],
  ["clone my voice", "ElevenLabs, Deepgram"],
  ["analyze an Excel sheet", "Julius AI, Hex, Tableau"],
  ["Google Slides add-on", "Gamma, Beautiful.ai, Pitch"],
  ["PowerPoint slides with AI", "Gamma, Beautiful.ai, Pitch"],
  ["kostenloses Tool für Präsentationen", "Gamma, Pitch"],
  ["best alternative to Midjourney", "Adobe Firefly, Leonardo.Ai, Ideogram, Recraft, Reve", "Midjourney"],
  ["algo como Midjourney", "Adobe Firefly, Leonardo.Ai, Ideogram, Recraft, Reve", "Midjourney"],
  ["something like Canva but free", "Buffer, Metricool, Predis.ai, Typefully", "Canva, Hootsuite"],
  ["Etwas wie Canva, aber kostenlos", "Buffer, Metricool, Predis.ai, Typefully", "Canva, Hootsuite"],
  ["alternative à Photoshop", "Photoroom, remove.bg, Topaz Photo", "Adobe Photoshop"],
  ["Alternative zu ChatGPT", "Claude, Gemini, Meta AI, Microsoft Copilot", "ChatGPT"],
  ["alternative gratuite à Grammarly", "QuillBot", "Grammarly, Sudowrite"],
  ["AI assistant", "ChatGPT, Claude, Gemini"],
  ["no-code website", "Framer, Webflow, Wix"],
  ["coder une application", "GitHub Copilot, Cursor, Lovable, Bolt"],
  ["email newsletter for customers", "StoryChief, Blaze", "Zoviz"],
  ["business card", "Looka"],
  ["mind map", "Xmind, Whimsical", "Wysa"],
  ["I want to learn English", "Khanmigo, Quizlet, MagicSchool", "Hugging Face, Ada Health"],
  ["traducir un contrato al inglés", "DeepL, HeyGen, Weglot"],
  ["chatbot for my website", "ChatGPT, Claude, Gemini, Meta AI, Microsoft Copilot"],
  ["workout plan for beginners", "Fitbod"],
  ["sous-titrer une vidéo", "Descript, CapCut"],
  ["noise removal for audio", "Adobe Podcast"],
  ["it's for my e-commerce store", "Photoroom, Wix", "Sudowrite, Adalo"],
  ["Ich brauche ein Programm, um meine Bachelorarbeit zu korrigieren", "Grammarly, QuillBot"],
  ["fix my grammar", "Grammarly, QuillBot"],
  ["chat gpt", "ChatGPT, Claude, Gemini, Meta AI, Microsoft Copilot", "ChatPDF"],
  ["talking avatar", "HeyGen, Synthesia, Creatify"],
];

describe("an answer to an ordinary question", () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
    const client = await database.pool.connect();
    await seedCatalogue(client, {}).finally(() => client.release());
  });
  afterAll(() => database.close());
  const find = (question: string) => findTools(database.db, readQuestion(question));

  it.each(asked.map(([question, among, none = ""]) => ({ question, among, none })))(
    "[F7] “$question” begins with what does it: $among",
    async ({ question, among, none }) => {
      const names = (await find(question)).tools.map(({ name }) => name);
      expect(names.length).toBeGreaterThan(0);
      expect(among.split(", ")).toEqual(expect.arrayContaining(names.slice(0, 3)));
      expect(names.filter((name) => none.split(", ").includes(name))).toEqual([]);
    },
  );

  it.each(["QR code generator", "resume / CV maker", "a tool to check plagiarism", "menu for my restaurant", "pizza"])(
    "[F7] “%s” finds nothing, because no entry says that it does that",
    async (question) => expect((await find(question)).tools).toEqual([]),
  );

  it.each(["who are you", "😀", "a b c d", "?"])("[F7] “%s” asks for nothing, and gets no list", async (question) => {
    expect(readQuestion(question)).toEqual(noWish);
    expect(await find(question)).toEqual({ tools: [], leftOut: [] });
  });

  it("[F7] says which filter was left out, and what a tool is like", async () => {
    expect((await find("Google Slides add-on")).leftOut).toEqual(["platform"]);
    expect((await find("analyze an Excel sheet")).leftOut).toEqual(["platform"]);
    const { tools, leftOut } = await find("something like Canva but free");
    expect(leftOut).toEqual([]);
    expect(tools[0]?.reasons).toEqual(
      expect.arrayContaining(["In the same category as Canva", "Listed for social media", "Has a free plan"]),
    );
  });
});
