import { Hono } from "hono";
import type { AppEnv } from "#platform/http/app-env.ts";
import { streamedRun } from "../run-screens/stream-run.ts";
import type { ToolServer } from "../tool.ts";
import { answerPdfQuestion } from "./answer-question.ts";
import { chatpdfData } from "./chatpdf-data.ts";
import { chatpdfJobs } from "./chatpdf-jobs.ts";
import { pdfQuestionsPath } from "./chatpdf-rules.ts";
import { pdfRoutes, pdfUpload } from "./pdf-routes.ts";
import { pdfWork } from "./work.ts";

export const pdfServer: ToolServer = {
  endpoints: (parts) => [
    new Hono<AppEnv>().post(pdfQuestionsPath, streamedRun(parts, answerPdfQuestion)),
    pdfRoutes(parts.services, parts.accounts),
  ],
  uploads: (accounts) => [pdfUpload(accounts)],
  jobs: chatpdfJobs,
  personalData: (services) => [chatpdfData(services)],
  work: pdfWork,
};
