/**
 * The logo of a house: a PNG and nothing else, read as strictly as anything a stranger sends. Only what makes the picture is kept: no
 * words, places or moments that a camera or a program wrote into the file. Browsers make the PNG of whatever was chosen.
 */
import { createHash } from 'node:crypto';
import { crc32, inflateSync } from 'node:zlib';

export const MOST_LOGO_BYTES = 128 * 1024;
export const MOST_LOGO_SIDE = 512;
const LEAST_LOGO_SIDE = 16;

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** The chunks that make the picture. */
const KEPT = new Set(['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND']);
/** Samples of a pixel by PNG's kind of colour. */
const SAMPLES: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };

export interface Logo {
  /** The whole file. */
  readonly png: Buffer;
  /** Says what it holds: another picture has another. */
  readonly mark: string;
}

/** How long the chunks beside the picture may be: words in them would be kept with it. */
function isPlain(kind: string, { length }: Buffer, colour: number): boolean {
  if (kind === 'IEND') return length === 0;
  if (kind === 'PLTE') return length > 0 && length <= 768 && length % 3 === 0;
  if (kind === 'tRNS') return colour === 3 ? length <= 256 : length === SAMPLES[colour] * 2 && colour < 3;
  return true;
}

/** Undefined: no picture that we take. */
export function readLogo(file: Buffer): Logo | undefined {
  if (file.length > MOST_LOGO_BYTES || !file.subarray(0, SIGNATURE.length).equals(SIGNATURE)) return undefined;
  const chunks = readChunks(file);
  if (chunks === undefined || chunks[0].kind !== 'IHDR' || !isPicture(chunks)) return undefined;
  const png = Buffer.concat([SIGNATURE, ...chunks.filter(({ kind }) => KEPT.has(kind)).map(({ whole }) => whole)]);
  return { png, mark: createHash('sha256').update(png).digest('hex').slice(0, 16) };
}

interface Chunk {
  readonly kind: string;
  readonly body: Buffer;
  readonly whole: Buffer;
}

/** All of them, each with its sum right, the last one the end and nothing behind it. */
function readChunks(file: Buffer): readonly [Chunk, ...Chunk[]] | undefined {
  const chunks: Chunk[] = [];
  let at = SIGNATURE.length;
  while (at + 12 <= file.length) {
    const length = file.readUInt32BE(at);
    const end = at + 12 + length;
    if (end > file.length) return undefined;
    const whole = file.subarray(at, end);
    if (crc32(whole.subarray(4, 8 + length)) !== file.readUInt32BE(end - 4)) return undefined;
    const kind = whole.toString('latin1', 4, 8);
    chunks.push({ kind, body: whole.subarray(8, 8 + length), whole });
    at = end;
    if (kind === 'IEND') break;
  }
  const [first, ...more] = chunks;
  return at === file.length && more.at(-1)?.kind === 'IEND' ? [first, ...more] : undefined;
}

/** With `info`, of which the types know nothing. */
interface Unpacked {
  readonly buffer: Buffer;
  readonly engine: { readonly bytesWritten: number };
}

/** Of a size that we take, and with exactly as many bytes of picture as it says: no bomb, and nothing cut off. */
function isPicture(chunks: readonly [Chunk, ...Chunk[]]): boolean {
  const header = chunks[0].body;
  if (header.length !== 13 || chunks.filter(({ kind }) => kind === 'IHDR').length !== 1) return false;
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)];
  const [depth, colour, packing, filter, interlace] = header.subarray(8);
  const fits = (side: number): boolean => side >= LEAST_LOGO_SIDE && side <= MOST_LOGO_SIDE;
  const samples = SAMPLES[colour];
  if (!fits(width) || !fits(height) || samples === undefined || depth !== 8) return false;
  if (packing !== 0 || filter !== 0 || interlace !== 0) return false;
  const kinds = chunks.map(({ kind }) => kind);
  if (colour === 3 && !kinds.includes('PLTE')) return false;
  if (['PLTE', 'tRNS'].some((once) => kinds.indexOf(once) !== kinds.lastIndexOf(once))) return false;
  if (!chunks.every(({ kind, body }) => isPlain(kind, body, colour))) return false;
  const bytes = (width * samples + 1) * height;
  try {
    const data = Buffer.concat(chunks.flatMap(({ kind, body }) => (kind === 'IDAT' ? [body] : [])));
    const { buffer, engine } = inflateSync(data, { maxOutputLength: bytes + 1, info: true }) as unknown as Unpacked;
    return buffer.length === bytes && engine.bytesWritten === data.length; // nothing lies behind the picture
  } catch {
    return false; // not packed as it should be, or more than it says
  }
}
