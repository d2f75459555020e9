/** A ZIP archive (APPNOTE 6.3, deflate, no extensions) of a few texts, made a piece at a time so that nobody else waits for it. */
import { crc32, createDeflateRaw } from 'node:zlib';

export interface ZipEntry {
  /** Letters, digits, dots and hyphens. */
  readonly name: string;
  readonly content: AsyncIterable<string> | Iterable<string>;
}

const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
const VERSION = 20;
const UTF8 = 0x0800;
const DEFLATE = 8;

interface Packed {
  readonly name: Buffer;
  readonly data: Buffer;
  readonly crc: number;
  readonly size: number;
}

export async function zip(entries: Iterable<ZipEntry>, at: Date): Promise<Buffer> {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const entry of entries) {
    const packed = await pack(entry);
    const head = Buffer.concat([words32(LOCAL), common(packed, at), packed.name]);
    parts.push(head, packed.data);
    directory.push(
      Buffer.concat([
        words32(CENTRAL),
        words16(VERSION),
        common(packed, at),
        words16(0, 0, 0), // no comment, first disk, binary
        words32(0, offset),
        packed.name,
      ]),
    );
    offset += head.length + packed.data.length;
  }
  const listed = Buffer.concat(directory);
  const count = directory.length;
  return Buffer.concat([...parts, listed, words32(END), words16(0, 0, count, count), words32(listed.length, offset), words16(0)]);
}

async function pack({ name, content }: ZipEntry): Promise<Packed> {
  const deflate = createDeflateRaw();
  const chunks: Buffer[] = [];
  deflate.on('data', (chunk: Buffer) => chunks.push(chunk));
  const done = new Promise<void>((resolve, reject) => deflate.once('end', resolve).once('error', reject));
  let [crc, size] = [0, 0];
  for await (const text of content) {
    const bytes = Buffer.from(text);
    crc = crc32(bytes, crc);
    size += bytes.length;
    if (!deflate.write(bytes)) await new Promise((resolve) => deflate.once('drain', resolve));
  }
  deflate.end();
  await done;
  return { name: Buffer.from(name), data: Buffer.concat(chunks), crc, size };
}

/** What both heads of an entry have in common. */
const common = ({ name, data, crc, size }: Packed, at: Date): Buffer =>
  Buffer.concat([
    words16(VERSION, UTF8, DEFLATE, timeOf(at), dateOf(at)),
    words32(crc, data.length, size),
    words16(name.length, 0),
  ]);

const timeOf = (at: Date): number => (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1);
const dateOf = (at: Date): number => ((at.getUTCFullYear() - 1980) << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate();

function words16(...values: number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 2);
  values.forEach((value, n) => bytes.writeUInt16LE(value, n * 2));
  return bytes;
}

function words32(...values: number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 4);
  values.forEach((value, n) => bytes.writeUInt32LE(value, n * 4));
  return bytes;
}
