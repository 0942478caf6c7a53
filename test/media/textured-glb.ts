/**
 * A binary glTF of one square with a picture on it, as 3D engines make them: buffer and picture are inside the file.
 * @param png the picture.
 */
export function texturedGlb(png: Uint8Array): Buffer {
  const corners = new Float32Array([-1, -1, 0, 1, -1, 0, 1, 1, 0, -1, 1, 0]);
  const places = new Float32Array([0, 1, 1, 1, 1, 0, 0, 0]);
  const triangles = new Uint16Array([0, 1, 2, 0, 2, 3]);
  const parts = [corners, places, triangles, png].map((part) =>
    Buffer.from(part.buffer, part.byteOffset, part.byteLength),
  );
  let byteOffset = 0;
  const views = parts.map((part) => {
    const view = { buffer: 0, byteOffset, byteLength: part.byteLength };
    byteOffset += padded(part).byteLength;
    return view;
  });
  const bin = Buffer.concat(parts.map((part) => padded(part)));
  const json = {
    asset: { version: "2.0" },
    scene: 0,
    scenes: [{ nodes: [0] }],
    nodes: [{ mesh: 0 }],
    meshes: [{ primitives: [{ attributes: { POSITION: 0, TEXCOORD_0: 1 }, indices: 2, material: 0 }] }],
    materials: [
      {
        doubleSided: true,
        emissiveFactor: [1, 1, 1],
        emissiveTexture: { index: 0 },
        pbrMetallicRoughness: { baseColorTexture: { index: 0 } },
      },
    ],
    textures: [{ source: 0 }],
    images: [{ bufferView: 3, mimeType: "image/png" }],
    accessors: [
      { bufferView: 0, componentType: 5126, count: 4, type: "VEC3", min: [-1, -1, 0], max: [1, 1, 0] },
      { bufferView: 1, componentType: 5126, count: 4, type: "VEC2" },
      { bufferView: 2, componentType: 5123, count: 6, type: "SCALAR" },
    ],
    bufferViews: views,
    buffers: [{ byteLength: bin.byteLength }],
  };
  const chunks = [chunk("JSON", padded(Buffer.from(JSON.stringify(json)), " ")), chunk("BIN\0", bin)];
  const header = Buffer.alloc(12);
  header.write("glTF", 0);
  header.writeUInt32LE(2, 4);
  header.writeUInt32LE(12 + chunks.reduce((sum, { byteLength }) => sum + byteLength, 0), 8);
  return Buffer.concat([header, ...chunks]);
}

function chunk(type: string, data: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.writeUInt32LE(data.byteLength, 0);
  head.write(type, 4, "latin1");
  return Buffer.concat([head, data]);
}

/** To a multiple of four bytes. */
const padded = (data: Buffer, fill = "\0"): Buffer =>
  Buffer.concat([data, Buffer.alloc((4 - (data.byteLength % 4)) % 4, fill)]);
