/** Pictures in plain RGB: read from our own PNG files, drawn upon, and written as PNG. No library, and nothing a stranger sent is read. */
import { crc32, deflate, inflateSync } from 'node:zlib';
import { promisify } from 'node:util';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

export interface Picture {
  readonly width: number;
  readonly height: number;
  /** Red, green, blue; row after row. */
  readonly pixels: Uint8Array;
}

/** Of 8 bits, RGB, as scripts/png.mjs writes them. */
export function readPicture(png: Buffer): Picture {
  const data: Buffer[] = [];
  let header: Buffer | undefined;
  for (let at = SIGNATURE.length; at < png.length; at += 12 + png.readUInt32BE(at)) {
    const kind = png.toString('latin1', at + 4, at + 8);
    const body = png.subarray(at + 8, at + 8 + png.readUInt32BE(at));
    if (kind === 'IHDR') header = body;
    if (kind === 'IDAT') data.push(body);
  }
  if (header === undefined || header[8] !== 8 || header[9] !== 2) throw new Error('a picture of another kind');
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)];
  const raw = inflateSync(Buffer.concat(data));
  const length = width * 3;
  const pixels = new Uint8Array(length * height);
  for (let y = 0; y < height; y++) {
    const way = raw[y * (length + 1)];
    for (let x = 0; x < length; x++) {
      const at = y * length + x;
      const left = x >= 3 ? pixels[at - 3] : 0;
      const above = y > 0 ? pixels[at - length] : 0;
      const corner = x >= 3 && y > 0 ? pixels[at - length - 3] : 0;
      pixels[at] = raw[y * (length + 1) + 1 + x] + foretold(way, left, above, corner);
    }
  }
  return { width, height, pixels };
}

/** What PNG's filters expect at a place. */
function foretold(way: number, left: number, above: number, corner: number): number {
  if (way === 1) return left;
  if (way === 2) return above;
  if (way === 3) return (left + above) >> 1;
  if (way !== 4) return 0;
  const [l, a, c] = [Math.abs(above - corner), Math.abs(left - corner), Math.abs(left + above - 2 * corner)];
  return l <= a && l <= c ? left : a <= c ? above : corner;
}

const pack = promisify(deflate);

/** Packed in a thread of its own: nobody's move waits for it. */
export async function writePicture({ width, height, pixels }: Picture): Promise<Buffer> {
  const length = width * 3;
  const rows = Buffer.alloc((length + 1) * height);
  for (let y = 0; y < height; y++) {
    rows[y * (length + 1)] = 2; // as the row above
    for (let x = 0; x < length; x++) {
      const at = y * length + x;
      rows[y * (length + 1) + 1 + x] = pixels[at] - (y > 0 ? pixels[at - length] : 0);
    }
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('IDAT', await pack(rows, { level: 6 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(kind: string, body: Buffer): Buffer {
  const out = Buffer.alloc(body.length + 12);
  out.writeUInt32BE(body.length, 0);
  out.write(kind, 4, 'latin1');
  body.copy(out, 8);
  out.writeUInt32BE(crc32(out.subarray(4, 8 + body.length)), body.length + 8);
  return out;
}
