import type { BrandKit } from "../../engine/brand/brand-kit.ts";
import type { ColorName, StyleId } from "../../engine/brief/brief.ts";
import type { DesignDocument } from "../../engine/document/document.ts";
import { createRandom } from "../../engine/random.ts";
import type { Typesetter } from "../../engine/type/typesetter.ts";
import type { ScreenGround } from "./app-brief.ts";
import { type DeviceId, devices } from "./devices.ts";
import { placeNode } from "./layout.ts";
import type { Look } from "./look.ts";
import { brutal, isometric, line, riso, swiss } from "./looks/graphic-looks.ts";
import { type ColorWishes, lookAsWished } from "./looks/look-as-wished.ts";
import { lookInBrand } from "./looks/look-in-brand.ts";
import type { LookOrder } from "./looks/look-order.ts";
import { bauhaus, cutOut, deco, editorial, soft } from "./looks/warm-looks.ts";
import type { LayoutContext, Placed } from "./placed.ts";
import { frameScreen } from "./screen.ts";
import { appKindOf } from "./screens/app-kinds.ts";
import { heightOf } from "./sizes.ts";
import { toDocument } from "./to-document.ts";
import { type AppLanguage, type AskedWords, languages, type Ui } from "./ui.ts";

/** Facts understood from a prompt: the app whose screens are drawn. */
export interface AppBrief {
  readonly app: string;
  readonly name: string;
  readonly language: AppLanguage;
  readonly style: StyleId;
  readonly device: DeviceId;
  /** In degrees in OKLCH, where the prompt asks for a color. */
  readonly hue?: number | undefined;
  /** Colors that the prompt rules out, and the ground that it names. */
  readonly avoid?: readonly ColorName[] | undefined;
  readonly ground?: ScreenGround | undefined;
  readonly asked?: Partial<AskedWords> | undefined;
  readonly seed: string;
  readonly brandKit?: BrandKit | undefined;
  /** Another size than the device’s own. */
  readonly width?: number;
  readonly height?: number;
}

export interface ComposedScreen {
  /** In the app’s language. */
  readonly title: string;
  readonly design: DesignDocument;
  readonly placed: Placed;
  readonly context: LayoutContext;
}

/** Designs one screen of an app. The same brief gives the same screen. @param index from 0. */
export function composeScreen(brief: AppBrief, index: number, typesetter: Typesetter): ComposedScreen {
  const kind = appKindOf(brief.app);
  const { width, height } = { ...devices[brief.device], ...sizeOf(brief) };
  const random = createRandom(`${brief.seed}/${brief.style}/${brief.name}`);
  const look = lookOf(brief.style, {
    hue: brief.hue ?? kind.hue,
    isHueAsked: brief.hue !== undefined,
    isWide: brief.device !== "mobile",
    random: random.fork("look"),
    brandKit: brief.brandKit,
    wishes: { avoid: brief.avoid ?? [], ground: brief.ground },
  });
  const ui = createUi(brief, look, random);
  const compose = kind.screens[index % kind.screens.length];
  if (!compose) throw new Error(`${kind.id} has no screen ${index}`);
  const plan = compose(ui);
  const context: LayoutContext = { look, language: brief.language, typesetter };
  const screen = frameScreen(ui, plan, kind.frame);
  const least = devices[brief.device].height;
  const long = plan.isLong && height > least ? Math.ceil(heightOf(screen, width, context)) : height;
  const size = { width, height: Math.min(height, Math.max(long, Math.min(least, height))) };
  const placed = placeNode({ ...screen, ...size }, { x: 0, y: 0, ...size }, context);
  return { title: ui.say(plan.title), placed, context, design: toDocument(placed, size, context) };
}

const sizeOf = ({ width, height }: AppBrief) => ({
  ...(width !== undefined && { width }),
  ...(height !== undefined && { height }),
});

function createUi({ device, language, name, seed, asked }: AppBrief, look: Ui["look"], random: Ui["random"]): Ui {
  const at = languages.indexOf(language);
  const say = (text: string): string => {
    const parts = text.split("|");
    return parts[at] ?? parts[0] ?? text;
  };
  const number = (amount: number, digits = 0): string => groupDigits(amount, digits, language);
  return {
    look,
    device,
    language,
    name,
    seed,
    random,
    asked: { items: [], features: [], ...asked },
    pitch: asked?.about === undefined ? undefined : appKindOf(asked.about).pitch,
    say,
    number,
    money(amount) {
      const value = number(Math.abs(amount), 2);
      const sign = amount < 0 ? "−" : "";
      return language === "en" ? `${sign}$${value}` : `${sign}${value} €`;
    },
  };
}

/** Not by the machine’s tables of languages, so that the same brief is the same picture everywhere. */
function groupDigits(amount: number, digits: number, language: AppLanguage): string {
  const [whole = "0", part] = Math.abs(amount).toFixed(digits).split(".");
  const [group, point] = { en: [",", "."], de: [".", ","], fr: [" ", ","], es: [".", ","] }[language] as [
    string,
    string,
  ];
  const grouped = whole.replaceAll(/\B(?=(\d{3})+$)/g, group);
  return `${amount < 0 ? "−" : ""}${grouped}${part ? point + part : ""}`;
}

const looks: Readonly<Record<StyleId, (order: LookOrder) => Look>> = {
  swiss,
  bauhaus,
  "cut-out": cutOut,
  deco,
  riso,
  editorial,
  soft,
  line,
  brutal,
  isometric,
};

interface Order extends Omit<LookOrder, "colorsOf"> {
  readonly brandKit: BrandKit | undefined;
  readonly wishes: ColorWishes;
}

/** Look of an app’s screens in a style. A brand’s colors and typefaces win over what the prompt says of colors. */
function lookOf(style: StyleId, { brandKit, wishes, ...order }: Order): Look {
  const make = looks[style];
  const hasColors = brandKit !== undefined && brandKit.colors.length > 0;
  const wished = (given: LookOrder | Omit<LookOrder, "colorsOf">) => lookAsWished(make, given, wishes);
  return brandKit ? lookInBrand(hasColors ? make : wished, order, brandKit) : wished(order);
}
