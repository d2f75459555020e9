/**
 * `node scripts/previews.mjs`: photographs the picture that a link shows where it is posted (og:image, 1200x630) into
 * games/<game>/preview.jpg, one for every game with a cover, and into web/public/preview.jpg, all covers together. Without words, so
 * that one picture serves every language. For the pictures of tables, which the server draws itself (server/poster/), it makes
 * games/<game>/poster.png, the box on its ground, and web/previews/letters.png with letters.json, every letter that it may write.
 * Run it when a cover or a typeface changes.
 */
import { globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { findBrowser } from './browser.mjs';
import { slim } from './png.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const SIZE = { width: 1200, height: 630 };
/** Lids that stand for a game which brings none, and the game of the tutorial, are not posted. */
const covers = globSync('games/*/cover.svg', { cwd: root })
  .filter((path) => !/\/(plain|torre)\//.test(path))
  .sort();
const asUrl = (path) => `data:image/svg+xml;base64,${readFileSync(join(root, path)).toString('base64')}`;
const sign = asUrl('web/public/favicon.svg');

const page = (pictures) => `<!doctype html><style>
  * { margin: 0; box-sizing: border-box }
  body { width: 1200px; height: 630px; display: flex; align-items: center; justify-content: center; gap: 44px; position: relative;
    background:
      repeating-linear-gradient(0deg, rgb(255 255 255 / .07) 0 1px, transparent 1px 30px),
      repeating-linear-gradient(90deg, rgb(255 255 255 / .07) 0 1px, transparent 1px 30px),
      radial-gradient(circle at 50% 30%, #2f67b1, #17407a) }
  .box { border-radius: 6px; box-shadow: 0 30px 60px rgb(0 0 0 / .45), inset 0 0 0 1px rgb(255 255 255 / .2) }
  .sign { position: absolute; right: 36px; bottom: 32px; width: 76px; border-radius: 16px; box-shadow: 0 4px 14px rgb(0 0 0 / .35) }
</style><body>${pictures.map((path) => `<img class="box" src="${asUrl(path)}" height="${pictures.length > 1 ? 250 : 520}">`).join('')}
<img class="sign" src="${sign}"></body>`;

/** The left of a table's picture. Its ground is the same in every piece of 30 by 30, but for the light from above: the server goes on with it. */
const SIDE = { width: 480, height: 630 };
const side = (cover) => `<!doctype html><style>
  * { margin: 0; box-sizing: border-box }
  body { width: 480px; height: 630px; padding-left: 50px; display: flex; align-items: center;
    background:
      repeating-linear-gradient(0deg, rgb(255 255 255 / .06) 0 1px, transparent 1px 30px),
      repeating-linear-gradient(90deg, rgb(255 255 255 / .06) 0 1px, transparent 1px 30px),
      linear-gradient(#2a62ab, #173f74) }
  img { width: 370px; border-radius: 6px; box-shadow: 0 8px 22px rgb(0 0 0 / .45) }
</style><body><img src="${asUrl(cover)}"></body>`;

const MOST_SIDE_BYTES = 260_000;
/** By name of the style: typeface, weight, size. */
const STYLES = { title: ['Fraunces', 600, 56], name: ['Inter', 600, 34], small: ['Inter', 500, 27] };
/** Latin with its neighbours, Greek, Cyrillic, and what stands between words. */
const RANGES = [
  [0x20, 0x7e],
  [0xa0, 0x17f],
  [0x218, 0x21b],
  [0x370, 0x3ff],
  [0x400, 0x45f],
  [0x490, 0x491],
  [0x2013, 0x2014],
  [0x2018, 0x201e],
  [0x2022, 0x2022],
  [0x2026, 0x2026],
  [0x2212, 0x2212],
];
const fonts = {
  Inter: ['inter-latin-opsz', 'inter-latin-ext-opsz', 'inter-greek-opsz', 'inter-cyrillic-opsz'],
  Fraunces: ['fraunces-latin-full', 'fraunces-latin-ext-full'],
};
const fontUrl = (file) =>
  `data:font/woff2;base64,${readFileSync(join(root, `node_modules/@fontsource-variable/${file.split('-')[0]}/files/${file}-normal.woff2`)).toString('base64')}`;

/** In the page: each letter once for each style, row under row, with where it stands and how far it moves the pen. */
async function drawLetters({ styles, ranges, faces }) {
  for (const [family, files] of Object.entries(faces))
    for (const [at, url] of files.entries()) {
      const face = new FontFace(`${family}${at}`, `url(${url})`, { weight: '100 900' });
      document.fonts.add(await face.load());
    }
  const width = 1024;
  const canvas = new OffscreenCanvas(width, 4000);
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  pen.fillStyle = '#fff';
  const told = {};
  let [x, y, high] = [0, 0, 0];
  for (const [style, [family, weight, size]] of Object.entries(styles)) {
    pen.font = `${weight} ${size}px ${faces[family].map((_, at) => family + at).join(', ')}, "Adobe Blank"`;
    const letters = {};
    // What no face has is drawn as the same box: it is left to the server's own sign for it.
    const image = (sign) => {
      const small = new OffscreenCanvas(90, 90);
      const one = small.getContext('2d');
      one.font = pen.font;
      one.fillText(sign, 20, 65);
      return String(one.getImageData(0, 0, 90, 90).data);
    };
    const none = image('\u{10ffff}');
    for (const [from, to] of ranges)
      for (let code = from; code <= to; code++) {
        const sign = String.fromCodePoint(code);
        if (!/[\p{L}\p{N}\p{P}\p{S} ]/u.test(sign) || image(sign) === none) continue;
        const {
          actualBoundingBoxLeft: left,
          actualBoundingBoxRight: right,
          actualBoundingBoxAscent: up,
          actualBoundingBoxDescent: down,
          width: step,
        } = pen.measureText(sign);
        const [l, u] = [Math.ceil(left) + 1, Math.ceil(up) + 1];
        const [w, h] = [l + Math.ceil(right) + 1, u + Math.ceil(down) + 1];
        if (x + w > width) [x, y, high] = [0, y + high, 0];
        if (sign.trim() !== '') pen.fillText(sign, x + l, y + u);
        letters[sign] =
          sign.trim() === '' ? [0, 0, 0, 0, 0, 0, Math.round(step * 10) / 10] : [x, y, w, h, -l, -u, Math.round(step * 10) / 10];
        if (sign.trim() !== '') [x, high] = [x + w, Math.max(high, h)];
      }
    told[style] = { size, letters };
  }
  const height = y + high;
  const { data } = pen.getImageData(0, 0, width, height);
  const grey = new OffscreenCanvas(width, height);
  const out = grey.getContext('2d');
  const picture = out.createImageData(width, height);
  for (let at = 0; at < data.length; at += 4) picture.data.set([data[at + 3], data[at + 3], data[at + 3], 255], at);
  out.putImageData(picture, 0, 0);
  const bytes = new Uint8Array(await (await grey.convertToBlob({ type: 'image/png' })).arrayBuffer());
  return { told, png: [...bytes] };
}

const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] });
try {
  const tab = await browser.newPage({ viewport: SIZE });
  const take = async (pictures, path) => {
    await tab.setContent(page(pictures), { waitUntil: 'load' });
    await tab.screenshot({ path: join(root, path), type: 'jpeg', quality: 82 });
    console.log(`${path}: ${Math.round(statSync(join(root, path)).size / 1000)} kB`);
  };
  for (const cover of covers) await take([cover], join(dirname(cover), 'preview.jpg'));
  await take(covers, 'web/public/preview.jpg');
  await tab.setViewportSize(SIDE);
  for (const cover of covers) {
    await tab.setContent(side(cover), { waitUntil: 'load' });
    keep(join(dirname(cover), 'poster.png'), slim(await tab.screenshot({ type: 'png' }), MOST_SIDE_BYTES));
  }
  const faces = Object.fromEntries(Object.entries(fonts).map(([family, files]) => [family, files.map(fontUrl)]));
  const { told, png } = await tab.evaluate(drawLetters, { styles: STYLES, ranges: RANGES, faces });
  keep('web/previews/letters.json', JSON.stringify(told));
  keep('web/previews/letters.png', slim(Buffer.from(png), Infinity));
} finally {
  await browser.close();
}

function keep(path, content) {
  writeFileSync(join(root, path), content);
  console.log(`${path}: ${Math.round(content.length / 1000)} kB`);
}
