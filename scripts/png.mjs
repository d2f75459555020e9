/**
 * Makes a screenshot small: colours that the eye cannot tell apart become one, and every row is packed the way that
 * compresses best. For PNG of 8 bits, RGB or RGBA without transparency, as browsers write them.
 */
import { crc32, deflateSync, inflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** Steps between neighbouring values of red, green and blue that are kept apart: as fine as the limit allows. */
const STEPS = [2, 4, 6];

export function slim(png, mostBytes) {
  const picture = decode(png);
  for (const step of STEPS) {
    const small = encode(picture, step);
    if (small.length <= mostBytes || step === STEPS.at(-1)) return small;
  }
}

function encode({ width, height, rows: exact }, step) {
  const rows = exact.map((value) => Math.min(255, Math.round(value / step) * step));
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8); // 8 bits, RGB
  const packed = [[0], [0, 1, 2, 3, 4]].map((ways) => deflateSync(filtered(rows, width * 3, ways), { level: 9, memLevel: 9 }));
  const smallest = packed.reduce((best, each) => (each.length < best.length ? each : best));
  return Buffer.concat([SIGNATURE, chunk('IHDR', header), chunk('IDAT', smallest), chunk('IEND', Buffer.alloc(0))]);
}

/** The picture as plain RGB, row after row. */
function decode(png) {
  const data = [];
  let header;
  for (let at = SIGNATURE.length; at < png.length; at += 12 + png.readUInt32BE(at)) {
    const kind = png.toString('latin1', at + 4, at + 8);
    const body = png.subarray(at + 8, at + 8 + png.readUInt32BE(at));
    if (kind === 'IHDR') header = body;
    if (kind === 'IDAT') data.push(body);
  }
  const [width, height, colour] = [header.readUInt32BE(0), header.readUInt32BE(4), header[9]];
  const step = colour === 6 ? 4 : 3;
  const length = width * step;
  const raw = inflateSync(Buffer.concat(data));
  const out = Buffer.alloc(length * height);
  for (let y = 0; y < height; y++) {
    const way = raw[y * (length + 1)];
    for (let x = 0; x < length; x++) out[y * length + x] = raw[y * (length + 1) + 1 + x] + foretold(way, out, length, step, x, y);
  }
  if (step === 3) return { width, height, rows: out };
  const rows = Buffer.alloc(width * height * 3);
  for (let at = 0; at < width * height; at++) out.copy(rows, at * 3, at * 4, at * 4 + 3);
  return { width, height, rows };
}

/** Each row by that of the allowed ways which leaves the smallest differences. */
function filtered(rows, length, ways) {
  const height = rows.length / length;
  const out = Buffer.alloc((length + 1) * height);
  for (let y = 0; y < height; y++) {
    let least = Infinity;
    for (const way of ways) {
      const line = Buffer.alloc(length + 1);
      line[0] = way;
      let sum = 0;
      for (let x = 0; x < length; x++) {
        const left = (rows[y * length + x] - foretold(way, rows, length, 3, x, y)) & 255;
        line[x + 1] = left;
        sum += Math.min(left, 256 - left);
      }
      if (sum < least) {
        least = sum;
        line.copy(out, y * (length + 1));
      }
    }
  }
  return out;
}

/** What PNG's filter (0 to 4) expects at a place from its neighbours: left, above, and above left. */
function foretold(way, rows, length, step, x, y) {
  const at = y * length + x;
  const left = x >= step ? rows[at - step] : 0;
  const above = y > 0 ? rows[at - length] : 0;
  switch (way) {
    case 1:
      return left;
    case 2:
      return above;
    case 3:
      return (left + above) >> 1;
    case 4: {
      const corner = x >= step && y > 0 ? rows[at - length - step] : 0;
      const [fromLeft, fromAbove, fromCorner] = [above - corner, left - corner, left + above - 2 * corner].map(Math.abs);
      return fromLeft <= fromAbove && fromLeft <= fromCorner ? left : fromAbove <= fromCorner ? above : corner;
    }
    default:
      return 0;
  }
}

function chunk(kind, body) {
  const named = Buffer.concat([Buffer.from(kind, 'latin1'), body]);
  const out = Buffer.alloc(named.length + 8);
  out.writeUInt32BE(body.length, 0);
  named.copy(out, 4);
  out.writeUInt32BE(crc32(named), named.length + 4);
  return out;
}
