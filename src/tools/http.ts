import { type Context, Hono } from "hono";
import { type Accounts, signedInAs } from "#accounts/index.ts";
import type { PlanOf, RunPlan } from "#models/index.ts";
import type { AppEnv } from "#platform/http/app-env.ts";
import { readJson } from "#platform/http/bodies/read-request.ts";
import type { Services } from "#platform/services.ts";
import { answerAgain, answerMessage } from "./chat/answer-chat.ts";
import { botRoutes } from "./chat/bots/bot-routes.ts";
import { chatAnswersPath, chatMessagesPath, conversationFilePath } from "./chat/chat-rules.ts";
import { exportConversation } from "./chat/export-conversation.ts";
import { chatFileRoutes } from "./chat/files/chat-file-routes.ts";
import { assetRoutes } from "./design/assets/asset-routes.ts";
import { copyRoutes } from "./design/copies/copy-routes.ts";
import { designRoutes } from "./design/design-routes.ts";
import { editRoutes } from "./design/edit-routes.ts";
import { figureRoutes } from "./design/figure-routes.ts";
import { fontRoutes } from "./design/font-routes.ts";
import { ownFontRoutes } from "./design/fonts/own-font-routes.ts";
import { mockupRoutes } from "./design/mockups/mockup-routes.ts";
import { productRoutes } from "./design/product/product-routes.ts";
import { sharedRoutes } from "./design/shared-routes.ts";
import { tableRoutes } from "./design/table/table-routes.ts";
import { visitorRoutes } from "./design/visitors/visitor-routes.ts";
import { documentContents } from "./document-contents.ts";
import { documentRoutes } from "./documents/document-routes.ts";
import { libraryRoutes } from "./library/library-routes.ts";
import { answerPdfQuestion } from "./pdf/answer-question.ts";
import { pdfQuestionsPath } from "./pdf/chatpdf-rules.ts";
import { pdfRoutes } from "./pdf/pdf-routes.ts";
import type { FeaturesOf } from "./plan-features.ts";
import { mediaRoutes } from "./run-screens/media/media-routes.ts";
import { streamRun } from "./run-screens/stream-run.ts";
import { runTextTool } from "./run-screens/text/run-text-tool.ts";
import { textRunPath } from "./run-screens/text/text-tool.ts";
import { textFileRoutes } from "./run-screens/text-files/text-file-routes.ts";
import { answerFromDirectory } from "./search/answer-from-directory.ts";
import { directorySearchId } from "./search/search-rules.ts";
import { runLinkRoutes } from "./sharing/run-link-routes.ts";
import { audioRoutes } from "./sound/audio-routes.ts";
import { textTools } from "./text-tools.ts";
import { translateRoutes } from "./writing/translate/translate-routes.ts";

type StreamedRun = (
  services: Services,
  asked: { readonly userId: string; readonly plan: RunPlan; readonly body: unknown },
  gone: AbortSignal,
) => AsyncGenerator<object>;

/** Runs of tools, streamed as server-sent events. */
export function toolsRoutes(
  services: Services,
  accounts: Accounts,
  { planOf, featuresOf }: { readonly planOf: PlanOf; readonly featuresOf: FeaturesOf },
) {
  const routes = new Hono<AppEnv>();
  const streamed =
    (run: StreamedRun) =>
    async (c: Context<AppEnv>): Promise<Response> => {
      const { userId } = await signedInAs(c, accounts);
      const body = await readJson(c);
      const plan = await planOf(userId);
      return streamRun(c, services, (gone) => run(services, { userId, plan, body }, gone));
    };
  for (const tool of textTools) {
    routes.post(
      textRunPath(tool.id),
      streamed((_, asked, gone) => runTextTool(services, tool, asked, gone)),
    );
  }
  routes.route("/", translateRoutes(services, accounts));
  routes.post(textRunPath(directorySearchId), streamed(answerFromDirectory));
  routes.post(chatMessagesPath, streamed(answerMessage));
  routes.post(chatAnswersPath, streamed(answerAgain));
  routes.get(conversationFilePath(":conversationId"), async (c) => {
    const { userId } = await signedInAs(c, accounts);
    const text = await exportConversation(services.db, { userId, conversationId: c.req.param("conversationId") ?? "" });
    return c.body(text, 200, { "Content-Type": "text/markdown; charset=utf-8", "Cache-Control": "no-store" });
  });
  routes.route("/", chatFileRoutes(services, accounts));
  routes.post(pdfQuestionsPath, streamed(answerPdfQuestion));
  routes.route("/", pdfRoutes(services, accounts));
  routes.route("/", botRoutes(services, accounts));
  routes.route("/", textFileRoutes(services, accounts));
  routes.route("/", mediaRoutes(services, accounts, planOf));
  routes.route("/", audioRoutes(services, accounts));
  routes.route("/", fontRoutes());
  routes.route("/", figureRoutes());
  // Before designs, whose addresses are alike.
  routes.route("/", assetRoutes(services, accounts));
  routes.route("/", ownFontRoutes(services, accounts, featuresOf));
  routes.route("/", tableRoutes(services, accounts, featuresOf));
  routes.route("/", copyRoutes(services, accounts, featuresOf));
  // Before the files of designs, which would answer for versions as well.
  routes.route("/", editRoutes(services, accounts, featuresOf));
  // Before the files of designs, whose addresses are alike.
  routes.route("/", mockupRoutes(services, accounts, { planOf, featuresOf }));
  routes.route("/", designRoutes(services, accounts, { planOf, featuresOf }));
  routes.route("/", productRoutes(services, accounts, { planOf, featuresOf }));
  routes.route("/", documentRoutes(services, accounts, documentContents));
  // Before the pictures of shared designs, whose addresses are alike.
  routes.route("/", runLinkRoutes(services));
  routes.route("/", libraryRoutes(services, accounts, featuresOf));
  routes.route("/", sharedRoutes(services, featuresOf));
  routes.route("/", visitorRoutes(services));
  return routes;
}
