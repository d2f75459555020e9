/**
 * `node scripts/previews.mjs`: photographs the picture that a link shows where it is posted (og:image, 1200x630) into
 * games/<game>/preview.jpg, one for every game with a cover, and into web/public/preview.jpg, all covers together. Without words, so
 * that one picture serves every language. Run it when a cover changes.
 */
import { globSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { findBrowser } from './browser.mjs';

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
} finally {
  await browser.close();
}
