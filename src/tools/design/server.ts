import type { ToolServer } from "../tool.ts";
import { assetRoutes, designUploads } from "./assets/asset-routes.ts";
import { assetsData, assetsJobs } from "./assets/assets-data.ts";
import { brandKitJobs, brandKitsData } from "./brand-kits/brand-kits-data.ts";
import { copyRoutes } from "./copies/copy-routes.ts";
import { designJobs } from "./design-jobs.ts";
import { designRoutes } from "./design-routes.ts";
import { designsData } from "./designs-data.ts";
import { documentUpload, editRoutes } from "./edit-routes.ts";
import { figureRoutes } from "./figure-routes.ts";
import { fontRoutes } from "./font-routes.ts";
import { ownFontRoutes } from "./fonts/own-font-routes.ts";
import { ownFontsData } from "./fonts/own-fonts-data.ts";
import { mockupRoutes } from "./mockups/mockup-routes.ts";
import { productRoutes } from "./product/product-routes.ts";
import { sharedRoutes } from "./shared-routes.ts";
import { tableRoutes, tableUploads } from "./table/table-routes.ts";
import { visitorRoutes } from "./visitors/visitor-routes.ts";
import { designWork } from "./work.ts";

export const designServer: ToolServer = {
  endpoints: ({ services, accounts, planOf, featuresOf }) => [
    fontRoutes(),
    figureRoutes(services, accounts),
    // Before designs, whose addresses are alike.
    assetRoutes(services, accounts),
    ownFontRoutes(services, accounts, featuresOf),
    tableRoutes(services, accounts, featuresOf),
    copyRoutes(services, accounts, featuresOf),
    // Before the files of designs, which would answer for versions as well.
    editRoutes(services, accounts, featuresOf),
    // Before the files of designs, whose addresses are alike.
    mockupRoutes(services, accounts, { planOf, featuresOf }),
    designRoutes(services, accounts, { planOf, featuresOf }),
    productRoutes(services, accounts, { planOf, featuresOf }),
    sharedRoutes(services, featuresOf),
    visitorRoutes(services),
  ],
  uploads: (accounts) => [...designUploads(accounts), ...tableUploads(accounts), documentUpload(accounts)],
  jobs: (services) => [...designJobs(services), ...assetsJobs(services), ...brandKitJobs(services)],
  personalData: (services) => [designsData, brandKitsData, assetsData(services), ownFontsData(services)],
  work: designWork,
};
