import { commonLinkTables, type LinkTables } from "#work/index.ts";
import { operatedBotLinks } from "./chat/bots/operated-bot-links.ts";
import { operatedDesignLinks } from "./design/operated-design-links.ts";

/** Everything that is shared by a link, for the operator. */
export const linkTables: LinkTables = { ...commonLinkTables, design: operatedDesignLinks, bot: operatedBotLinks };
