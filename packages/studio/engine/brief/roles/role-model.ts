import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

/** A matrix by rows. */
export interface Matrix {
  readonly rows: number;
  readonly columns: number;
  readonly values: Float32Array;
}

/** Weights of the tagger: two tables of embeddings, two layers of a bidirectional LSTM, and a linear-chain CRF. */
export interface RoleModel {
  /** 'O' for no role, then 'B-' and 'I-' with the letter of each role, for its first word and the others. */
  readonly labels: readonly string[];
  /** @throws {Error} for a name that the file does not have. */
  readonly matrix: (name: string) => Matrix;
}

interface Header {
  readonly labels: readonly string[];
  readonly matrices: readonly { readonly name: string; readonly rows: number; readonly columns: number }[];
}

/**
 * Reads a file of weights: the length of its header as 32 bits, the header as JSON, then for each matrix a 32-bit scale for each row
 * and its values as bytes from -127 to 127. All is little-endian, as `scripts/studio-roles.py` writes it.
 */
function parseRoleModel(file: Buffer): RoleModel {
  const headerBytes = file.readUInt32LE(0);
  const header = JSON.parse(file.toString("utf8", 4, 4 + headerBytes)) as Header;
  let at = 4 + headerBytes;
  const matrices = new Map<string, Matrix>();
  for (const { name, rows, columns } of header.matrices) {
    const values = new Float32Array(rows * columns);
    const bytesAt = at + 4 * rows;
    for (let row = 0; row < rows; row++) {
      const scale = file.readFloatLE(at + 4 * row);
      for (let k = row * columns; k < (row + 1) * columns; k++) values[k] = scale * file.readInt8(bytesAt + k);
    }
    matrices.set(name, { rows, columns, values });
    at = bytesAt + rows * columns;
  }
  return {
    labels: header.labels,
    matrix(name) {
      const found = matrices.get(name);
      if (!found) throw new Error(`The role model has no matrix ${name}.`);
      return found;
    },
  };
}

let kept: RoleModel | undefined;

/** The fitted model, read once. On the server only. */
export function roleModel(): RoleModel {
  const { resolve } = createRequire(import.meta.url);
  kept ??= parseRoleModel(readFileSync(resolve("#studio/engine/brief/roles/role-model.bin")));
  return kept;
}
