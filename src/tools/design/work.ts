import { drawFile } from "#studio/index.ts";
import type { PicturesOfRuns, RestorableWork, ToolWork } from "#work/index.ts";
import { namesOfRecord, onScreen, onShowingScreen } from "#work/index.ts";
import { picturesOf } from "./assets/assets.ts";
import { getKit, listKits, restorableKits } from "./brand-kits/brand-kits.ts";
import { listDeletedDesigns, listEmptiedRuns, restoreDesign } from "./delete-design.ts";
import { designsPath, imageGeneratorPath } from "./design-rules.ts";
import { getDesign, listDesigns } from "./designs.ts";
import { fontsFor } from "./fonts/own-fonts.ts";
import { designGeneratorPath } from "./mockups/mockup-rules.ts";
import { deviceNames, outputNames } from "./mockups/ui/screen-names.ts";
import { pageEnding } from "./page-files.ts";
import { lights, productPath, sets } from "./product/product-rules.ts";
import {
  deleteDesignsOf,
  listFavoriteRuns,
  listOnlyTitles,
  listRunsTitled,
  restoreDesignsOf,
} from "./runs-of-designs.ts";
import { orderedStyles, styleNameOf } from "./style-rules.ts";
import { kindNames, ratioNames } from "./ui/design-names.ts";

const pictures: PicturesOfRuns = {
  async list(db, runs) {
    const found = await listDesigns(db, runs);
    const shown = [...found].map(
      ([runId, designs]) =>
        [
          runId,
          designs.map(({ id, title, isFavorite, updatedAt }) => ({
            id,
            title,
            isFavorite,
            address: (width: number) => `${designsPath}/${id}/design.png?width=${width}&v=${updatedAt.getTime()}`,
            download: `${designsPath}/${id}/design.png?download`,
          })),
        ] as const,
    );
    return new Map(shown);
  },
  listOnlyTitles,
  listEmptiedRuns: async (db, userId) => [...(await listEmptiedRuns(db, { userId }))],
  listFavoriteRuns,
  findRuns: listRunsTitled,
  delete: deleteDesignsOf,
  restore: restoreDesignsOf,
  async zip({ db, remembered: files, workers }, { userId, runId, name, watermark, signal }) {
    const designs = (await listDesigns(db, { userId, runIds: [runId] })).get(runId) ?? [];
    const pages = designs.flatMap(({ id, number, pages: count }) =>
      Array.from({ length: count }, (_, page) => ({ designId: id, number, page, count })),
    );
    return pages.map(({ designId, number, page, count }) => ({
      name: `${name}-${number}${pageEnding(page, count)}.png`,
      bytes: 0,
      async read() {
        const { document: design } = await getDesign(db, { userId, designId });
        const shown = await picturesOf({ db, files }, { userId, design });
        const fonts = await fontsFor({ db, files }, { userId, design });
        const order = { design, page, format: "png", width: design.width, watermark, pictures: shown, fonts } as const;
        return drawFile(workers, order, { group: userId, signal });
      },
    }));
  },
};

const designs: RestorableWork = {
  kind: "design",
  label: () => "Design",
  listDeleted: listDeletedDesigns,
  restore: (tx, { userId, id }, now) => restoreDesign(tx, { userId, designId: id }, now),
};

const kits: RestorableWork = {
  kind: "kit",
  permission: "manage-kits",
  label: () => "Brand kit",
  listDeleted: restorableKits.listDeleted,
  restore: restorableKits.restore,
};

export const designWork: ToolWork = {
  runs: {
    "image-generator": { label: "Image", ...onShowingScreen(imageGeneratorPath, { canVary: true }) },
    "design-generator": { label: "Screens", ...onShowingScreen(designGeneratorPath, { canVary: true }) },
    "product-picture": { label: "Product picture", ...onShowingScreen(productPath, { canVary: true }) },
    "design-brief": {
      label: "Design copy",
      ...onScreen(imageGeneratorPath),
      keptElsewhere: "The words went into the form, and are kept with the designs that you made with them.",
    },
  },
  settingNames: {
    kind: { ...namesOfRecord(kindNames), mockup: "Screens" },
    style: Object.fromEntries(orderedStyles.map((id) => [id, styleNameOf(id).name])),
    // Their sizes in pixels are those of designs alone.
    aspectRatio: Object.fromEntries(
      Object.entries(ratioNames).map(([id, name]) => [id, `${name.split(",", 1)[0]}, ${id}`]),
    ),
    device: deviceNames,
    outputs: namesOfRecord(outputNames),
    set: namesOfRecord(sets),
    light: namesOfRecord(lights),
  },
  pictures,
  restorable: [designs, kits],
  kits: {
    list: listKits,
    async require(db, { userId, id }) {
      await getKit(db, { userId, kitId: id });
    },
  },
};
