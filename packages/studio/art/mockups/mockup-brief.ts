import type { Brief } from "../../engine/brief/brief.ts";
import type { ScreenBrief } from "./app-brief.ts";

/** A brief whose design is a screen. */
export type MockupBrief = Brief & { readonly screen: ScreenBrief };
