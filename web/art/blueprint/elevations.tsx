// Five buildings in elevation, one from each game, drawn as an architect would: ink lines on blueprint. Ground is y = 240.

const PEN = { fill: 'var(--bp-fill)', stroke: 'var(--bp-line)', strokeOpacity: 0.85, strokeLinejoin: 'round' } as const;

/** An arched opening, (x, y) its head, w wide, down to foot. */
const arch = (x: number, y: number, w: number, foot: number) =>
  `M${x} ${foot}V${y + w / 2}a${w / 2} ${w / 2} 0 0 1 ${w} 0V${foot}`;
const row = (from: number, step: number, count: number, draw: (x: number) => string) =>
  Array.from({ length: count }, (_, n) => draw(from + n * step)).join('');

/** Capitol: two towers, one under a gable and one under a dome. */
export function Insulae() {
  const floors = (x: number, tops: readonly number[], step: number, count: number) =>
    tops.map((top) => row(x, step, count, (at) => arch(at, top, 6, top + 13))).join('');
  return (
    <g {...PEN} className="far insulae">
      <path d="M94 240V186H128V240Z" />
      <path d="M95 186a16 19 0 0 1 32 0ZM92 186H130M111 167V160M103 184Q104 172 111 167Q118 172 119 184" />
      <path d={`M92 213H130${floors(99, [192, 219], 9, 3)}`} />
      <path d="M56 240V154H92V240Z" />
      <path d="M52 154L74 136L96 154ZM54 151H94" />
      <circle cx="74" cy="147" r="2.6" />
      <path d={`M54 182H94M54 210H94${floors(62, [161, 189, 217], 9, 3)}`} />
    </g>
  );
}

/** Builders: an aqueduct that is still missing its last arches, with the scaffold. */
export function Aqueduct() {
  return (
    <g {...PEN} className="far">
      <path d="M138 240V202H222V240" />
      <path d="M138 202V172H194V178H198V184H202V202M136 167H196V172H136ZM134 202H224" />
      <path d={row(144, 28, 3, (x) => arch(x, 209, 18, 240)) + row(143, 19, 3, (x) => arch(x, 178, 12, 202))} />
      <path d={row(142, 28, 3, (x) => `M${x} 218a11 11 0 0 1 22 0`)} fill="none" strokeDasharray="2 2" />
      <path d="M206 240V170M218 240V170M202 184H222M202 198H222M202 214H222M206 214L218 198" fill="none" />
    </g>
  );
}

const palm = (x: number, y: number, k: number) =>
  `M${x} ${y}v${-12 * k}m0 0q${-5 * k} ${-5 * k} ${-9 * k} ${1 * k}m${9 * k} ${-1 * k}q${5 * k} ${-5 * k} ${9 * k} ${1 * k}m${-9 * k} ${-1 * k}q${-2 * k} ${-7 * k} ${-7 * k} ${-7 * k}m${7 * k} ${7 * k}q${2 * k} ${-7 * k} ${7 * k} ${-7 * k}m${-7 * k} ${7 * k}v${-8 * k}`;

/** Gardens: three terraces, palms on each, water down the middle. */
export function Gardens() {
  const green = (from: number, count: number, y: number) => row(from, 7, count, (x) => `M${x} ${y}q3.5 ${4 + (x % 3) * 2} 7 0`);
  return (
    <g {...PEN} className="far">
      <path
        d={palm(248, 208, 1.1) + palm(318, 208, 1.1) + palm(262, 176, 1) + palm(304, 176, 1) + palm(283, 142, 1.35)}
        fill="none"
      />
      <path d="M264 176V142H302V176ZM248 208V174H318V208ZM232 240V206H334V240Z" />
      <path
        d={
          row(268, 20, 2, (x) => arch(x, 154, 10, 174)) +
          row(254, 16, 4, (x) => arch(x, 186, 10, 206)) +
          row(238, 16, 6, (x) => arch(x, 218, 10, 240))
        }
      />
      <path d={green(263, 6, 143) + green(247, 10, 175) + green(231, 15, 207)} />
      <path d="M279 143V240H288V143M283.5 146V236" />
    </g>
  );
}

/** Citadels: the castle. */
export function Castle() {
  const cone = (x: number, y: number, w: number, rise: number) =>
    `M${x - 3} ${y}Q${x + w * 0.38} ${y - rise * 0.42} ${x + w / 2} ${y - rise}Q${x + w * 0.62} ${y - rise * 0.42} ${x + w + 3} ${y}Z`;
  const teeth = (x: number, y: number, count: number) => row(x, 9, count, (at) => `M${at} ${y}v-6h5v6`);
  return (
    <g {...PEN}>
      <path d={`M362 240V170H432V240Z${teeth(360, 170, 8)}`} />
      <path d={`M376 240V132H418V240Z${teeth(374, 132, 5)}`} />
      <path d={`M384 126V104H410V126Z${cone(384, 104, 26, 36)}M397 68V54q6-3 9 0t7 0v7q-4 3-7 0t-9 0`} />
      <path
        d={`M346 240V146H370V240ZM424 240V146H448V240Z${cone(346, 146, 24, 42)}${cone(424, 146, 24, 42)}M358 104v-5M436 104v-5`}
      />
      <path
        d={`${arch(392, 109, 10, 124)}${row(382, 12, 3, (x) => arch(x, 144, 7, 158))}${[158, 196].map((y) => arch(354, y, 8, y + 16) + arch(432, y, 8, y + 16)).join('')}`}
      />
      <path d="M390 170H404V190L397 184L390 190Z" />
      <path
        d={`${arch(386, 202, 22, 240)}M391.5 203.5V240M397 202V240M402.5 203.5V240M386 214H408M386 226H408M370 182h5M419 196h4M352 186h6M440 182h5M384 196h4M408 186h5`}
      />
    </g>
  );
}

/** Sprawl: a tower with three set-backs and a mast, and a works beside it. */
export function Skyscraper() {
  const panes = (from: number, to: number, top: number, foot: number) => {
    let d = '';
    for (let y = top; y < foot; y += 11) d += row(from, 8, Math.floor((to - from) / 8), (x) => `M${x} ${y}h4v6h-4z`);
    return d;
  };
  return (
    <g {...PEN}>
      <path d="M508 240V214L520 206V214L532 206V214L544 206V240ZM512 224H540M512 231H540" />
      <path d="M536 206L537 174H542L543 206M537 181H542.5M536.6 188H542.6" />
      <path d="M456 240V142H508V240ZM463 142V92H501V142ZM470 92V58H494V92ZM474 58L482 38L490 58ZM482 38V14M479 22H485" />
      <path d={panes(462, 504, 150, 222) + panes(469, 500, 99, 136) + panes(475, 494, 65, 88)} strokeOpacity=".6" />
      <path d="M474 240V228H490V240M482 228V240M456 226H508" />
    </g>
  );
}
