import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createCatalogueMemory } from "#platform/catalogue-cache.ts";
import { createTestDatabase, type TestDatabase } from "../../../test/test-database.ts";
import { everything } from "../search-rules.ts";
import { searchTools } from "../search-tools.ts";
import { seedCatalogue } from "../seed-catalogue.ts";
import { findOwnApps, searchDirectory } from "./search-directory.ts";

/** Searches as people type them, and what has to be among the first three. */
const searches = `
ai video: Video creation
ai image: Image generation
ai logo: Logo design, Logo maker
logo generator: Logo design, Logo maker
video editor: Video creation, Runway
free logo: Logo design, Logo maker
chat gpt: ChatGPT
mid journey: Midjourney
run way: Runway
remove bg: remove.bg, Photoroom
presentations: Presentations
resize posts: Resize a design
alternative to canva: Adobe Express
instagram story: Story
youtube thumbnail maker: YouTube thumbnail
animate logo: Logo reveal
business card: Business card, Looka
restaurant menu: Flyer
brochure: Flyer
wedding invitation: Invitation
real estate flyer: Flyer
t-shirt design: Seamless pattern, Illustration
gpt4: ChatGPT
gpt-4o: OpenAI GPT
canva vs figma: Canva, Figma
canva vs. adobe express: Canva, Adobe Express
chat gpt vs claude: ChatGPT, Claude
loga maker: Logo maker
remove backgorund: remove.bg, Photoroom
cánva: Canva
ＣＡＮＶＡ: Canva
logo: Logo design, Logo maker
logos: Logo design, Logo maker
LOGO MAKER: Logo maker
logo maker free: Logo maker
logo creator: Logo design, Logo maker
logo design ai: Logo design
make a logo: Logo design, Logo maker
how to make a logo: Logo design, Logo maker
logotype: Logo design
emblem: Logo maker
monogram: Monogram
moogram: Monogram
logo animation: Logo reveal
brand kit: Looka
business cards: Looka
business name generator: Namelix
brand name: Namelix
name generator: Namelix
image generator: Image generation
image generation: Image generation
text to image: Midjourney
picture generator: Image generation
ai pictures: Image generation
ai art: Midjourney
art generator: Midjourney
ilustration: Illustration
illustrations: Illustration
midjurney: Midjourney
midjorney: Midjourney
alternative to midjourney: Adobe Firefly
midjourney alternative free: Adobe Firefly
dall-e: GPT Image
dalle: GPT Image
stable diffusion: Stable Diffusion
stablediffusion: Stable Diffusion
flux: FLUX
nano banana: Gemini Image
fire fly: Adobe Firefly
leonardo ai: Leonardo.Ai
ideogramm: Ideogram
vector: Adobe Firefly
icons: Recraft
icon: Recraft
pattern: Seamless pattern
photo editor: Photo editing
photo editing: Photo editing
edit photos: Photo editing
photoshop: Adobe Photoshop
photo shop: Adobe Photoshop
photoshop alternative: Photoroom
alternatives to photoshop: Photoroom
background removal: remove.bg
background remover: remove.bg
remove background: remove.bg
transparent background: remove.bg
bg remover: remove.bg
backgroud: remove.bg
cut out: remove.bg
upscale: Magnific
upscaler: Magnific
image upscaler: Magnific
enlarge photo: Topaz Photo
enhance photo: Topaz Photo
sharpen: Topaz Photo
product photo: Photoroom
product picture: Product picture
banner: Banners, Web banner
banners: Banners
banner maker: Banners, Bannerbear
poster: Event poster
posters: Event poster
flyer: Flyer, Adobe Express
youtube thumbnail: YouTube thumbnail
thumbnail: YouTube thumbnail
thumbnail maker: YouTube thumbnail
instagram post: Instagram post
instagram: Instagram post
instagram story: Story
insta post: Instagram post
social media: Social media
social media posts: Social media
social network: Social media
schedule posts: Buffer
post scheduler: Buffer
caption: Post caption
captions: Post caption, Buffer
hashtags: Hootsuite
resize: Resize a design
resize image: Resize a design
presentation: Presentations, Gamma
presentation maker: Presentations
ai presentation: Presentations
slides: Presentations, Gamma
slide deck: Presentations
pitch deck: Presentations, Gamma
power point: Presentations
powerpoint: Presentations
ppt: Gamma
prezentation: Presentations
video: Video creation
videos: Video creation
video generator: Video creation
text to video: Runway
image to video: Runway
video maker: Video creation
movie maker: Video creation
edit video: Runway
vidoe editor: Video creation
short video: CapCut
subtitles: Descript, CapCut
video subtitles: Descript
talking avatar: HeyGen
avatar: HeyGen, Synthesia
lip sync: Kling
hey gen: HeyGen
cap cut: CapCut
capcut alternative: Runway
runwayml: Runway
animation: Animation
animate: Animation
cartoon: Animaker
explainer video: Animaker
voice over: Voice-over
voiceover: Voice-over
text to speech: ElevenLabs
tts: ElevenLabs
speech to text: Deepgram
transcribe: Deepgram
transcription: Deepgram
voice cloning: ElevenLabs
eleven labs: ElevenLabs
elevenlabs free: ElevenLabs
music: Suno
music generator: Suno
song maker: Suno
ai song: Suno
sound effects: ElevenLabs
podcast: Adobe Podcast
noise removal: Adobe Podcast
wireframe: Figma
wireframes: Visily
ui design: UX/UI Design
ux ui: UX/UI Design
ui ux: UX/UI Design
mockup: Landing page mock-up
figma: Figma
figma alternative: Stitch
prototype: Figma
app design: UX/UI Design
website builder: Websites
website: Websites
web site builder: Websites
no code: Framer
nocode website: Framer
landing page: Landing page mock-up, Landing pages
landing pages: Landing pages
app builder: FlutterFlow
mobile app: Mobile apps
code: Code
coding assistant: GitHub Copilot
code helper: Code helper
co pilot: GitHub Copilot
copilot: GitHub Copilot
cursor: Cursor
vibe coding: Lovable
seo: SEO
seo tools: SEO
keyword research: Semrush
ads: Ads
ad copy: Ad copy
facebook ads: Madgicx
copywriting: Copywriting
copywriter: Copywriting
blog post: Blog post
blog writer: Blog post
newsletter: Newsletter email
email newsletter: Newsletter email
product description: Product description
grammar: Grammar check
grammar checker: Grammar check
spell check: Grammar check
grammer check: Grammar check
gramarly: Grammarly
grammarly alternative: QuillBot
paraphrase: QuillBot
rewrite text: QuillBot
summarize: Adobe Acrobat
ai detector: AI text check
translate: Translate
translator: Translation
translate website: Weglot
deepl: DeepL
deep l: DeepL
pdf: Chat with a PDF
chat with pdf: Chat with a PDF, ChatPDF
chatpdf: ChatPDF
sign contract: PandaDoc
chatbot: Chat assistants
chat bot: Chat assistants
chat: Chat
assistant: Chat assistants
chatgpt alternative: Claude
claude ai: Claude
gemini: Gemini
research papers: Elicit
literature review: Elicit
mind map: Mind map
mindmap: Mind map
mindmapping: Mind map
brainstorm: Brainstorm
brain storming: Brainstorm
whiteboard: Miro
flowchart: Whimsical
infographics: Napkin AI
data analysis: Julius AI
excel: Julius AI
charts: Julius AI
dashboard: Dashboard mock-up
automation: Zapier
workflow automation: Workflows
flashcards: Quizlet
lesson plan: MagicSchool
homework: Khanmigo
3d: 3D modeling
3d model: 3D modeling
text to 3d: Meshy
3-d modeling: 3D modeling
workout: Fitbod
mental health: Wysa
free video editor: Video creation
best free ai image generator: Image generation
tools like notion: Zapier
ai vidoe: Video creation, Runway
chatgpt alternative free: Claude, Gemini
canav alternative: Adobe Express, Buffer
alternatve to canva: Adobe Express, Buffer
photoshp alternative free: Photoroom
freee logo: Logo design, LOGO.com
bakground remover: remove.bg, Photoroom
`
  .trim()
  .split("\n")
  .map((line) => {
    const [text = "", expected = ""] = line.split(": ");
    return { text, expected: expected.split(", ") };
  });

describe("an ordinary search", () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
    const client = await database.pool.connect();
    await seedCatalogue(client, {}).finally(() => client.release());
  });
  afterAll(() => database.close());

  it("[A28] is one of two hundred", () => {
    expect(new Set(searches.map(({ text }) => text)).size).toBeGreaterThanOrEqual(200);
  });

  it.each(searches)("[A28] “$text” has among its first three: $expected", async ({ text, expected }) => {
    const services = { db: database.db, catalogueCache: createCatalogueMemory(() => true) };
    const first = (await searchDirectory(services, text)).slice(0, 3).map(({ name }) => name);
    expect(first).toEqual(expect.arrayContaining(expected));
  });

  it.each([
    ["ai image", "Midjourney", ""],
    ["3d model", "Meshy", ""],
    ["alternative to canva", "Adobe Express", ""],
    ["canva vs figma", "Canva", ""],
    ["resume", "", "Relume"],
    ["t-shirt", "", "CapCut"],
  ])("[A28] the catalogue finds for “%s” among its first two %s, and no %s", async (query, expected, unwanted) => {
    const { tools } = await searchTools(database.db, { ...everything, query });
    const names = tools.map(({ name }) => name);
    if (expected) expect(names.slice(0, 2)).toContain(expected);
    expect(names).not.toContain(unwanted);
  });

  it.each([
    ["instagram story", "Story"],
    ["youtube thumbnail maker", "YouTube thumbnail"],
    ["animate logo", "Logo reveal"],
    ["free tool to make a menu for my restaurant", "Flyer"],
    ["wedding invitation", "Invitation"],
    ["remove background", "Product picture"],
    ["business card", "Business card"],
  ])("[A28] “%s” is answered with our own app %s, too", async (text, expected) => {
    const services = { db: database.db, catalogueCache: createCatalogueMemory(() => true) };
    const names = (await findOwnApps(services, text)).map(({ name }) => name);
    expect(names.slice(0, 2)).toContain(expected);
  });

  it("[A28] a comparison has one page, and more than two names are words like others", async () => {
    const query = "canva vs figma";
    const { total, tools } = await searchTools(database.db, { ...everything, query });
    expect(tools).toHaveLength(total);
    expect(await searchTools(database.db, { ...everything, query, page: 2 })).toEqual({ total, tools: [] });
    let searches = 0;
    const counted = new Proxy(database.db, {
      get: (db, name, receiver) => {
        if (name === "execute") searches += 1;
        return Reflect.get(db, name, receiver);
      },
    });
    await searchTools(counted, { ...everything, query: Array(18).fill("canva").join(" vs ") });
    expect(searches).toBeLessThanOrEqual(4);
  });

  it("[A28] none of our apps answers what none makes", async () => {
    const services = { db: database.db, catalogueCache: createCatalogueMemory(() => true) };
    for (const text of ["", "qr code", "midjourney", "spreadsheet", "?!"])
      expect(await findOwnApps(services, text)).toEqual([]);
  });
});
