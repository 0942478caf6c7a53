/** Loaded into the built product (`NODE_OPTIONS=--import …`) by tests with a fake payment provider; see fake-lemon-squeezy.ts. */
import { lemonSqueezyOrigin, redirectFetch } from "./redirect-fetch.ts";

const fake = process.env.FAKE_LEMON_SQUEEZY_URL;
if (!fake) throw new Error("FAKE_LEMON_SQUEEZY_URL is not set");
redirectFetch(lemonSqueezyOrigin, fake);
