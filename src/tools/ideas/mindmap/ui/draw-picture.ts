/** In pixels: what every browser’s canvas takes. */
const sideMax = 8_000;
const areaMax = 32_000_000;
const scaleMax = 2;

/** An SVG as PNG, twice its size where that fits. @returns undefined if the browser can’t draw it. */
export async function drawPicture(svg: string): Promise<Blob | undefined> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  try {
    await image.decode();
  } catch {
    return undefined;
  }
  const { naturalWidth: width, naturalHeight: height } = image;
  const scale = Math.min(scaleMax, sideMax / width, sideMax / height, Math.sqrt(areaMax / (width * height)));
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.floor(width * scale));
  canvas.height = Math.max(1, Math.floor(height * scale));
  canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob((blob) => resolve(blob ?? undefined), "image/png"));
}
