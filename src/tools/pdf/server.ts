import { Hono } from "hono";
import type { AppEnv } from "#platform/http/app-env.ts";
import { runEndpoint } from "../run-screens/run-endpoint.ts";
import type { ToolServer } from "../tool.ts";
import { answerPdfQuestion } from "./answer-question.ts";
import { chatpdfData } from "./chatpdf-data.ts";
import { chatpdfJobs } from "./chatpdf-jobs.ts";
import { pdfQuestionsPath } from "./chatpdf-rules.ts";
import { pdfRoutes, pdfUpload } from "./pdf-routes.ts";
import { pdfWork } from "./work.ts";

export const pdfServer: ToolServer = {
  endpoints: (parts) => [
    new Hono<AppEnv>().post(pdfQuestionsPath, runEndpoint(parts, answerPdfQuestion)),
    pdfRoutes(parts.services, parts.accounts),
  ],
  uploads: (accounts) => [pdfUpload(accounts)],
  jobs: chatpdfJobs,
  personalData: (services) => [chatpdfData(services)],
  work: pdfWork,
};
