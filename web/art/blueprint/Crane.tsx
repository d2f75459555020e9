// The tower crane of the blueprint: lattice mast, jib, counterweight and hook; stands on ground line y = 240.

const MAST = { left: 24, right: 40, top: 46 };

const lattice: string[] = [];
for (let y = 240; y > MAST.top + 10; y -= 16)
  lattice.push(`M${MAST.left} ${y}L${MAST.right} ${y - 16}M${MAST.right} ${y}L${MAST.left} ${y - 16}`);
const truss: string[] = [];
for (let x = MAST.right; x < 204; x += 14) truss.push(`M${x} ${MAST.top}l7-9l7 9`);

export function Crane() {
  return (
    <g className="crane" fill="none" stroke="var(--bp-line)" strokeOpacity=".85" strokeLinejoin="round">
      <path d={`M${MAST.left} 240V${MAST.top}M${MAST.right} 240V${MAST.top}${lattice.join('')}`} />
      <path
        d={`M-36 ${MAST.top}H214M32 10L-36 ${MAST.top}M32 10L120 37M32 10L210 ${MAST.top}M24 ${MAST.top}L32 10L40 ${MAST.top}M47 37H204L212 ${MAST.top}${truss.join('')}`}
      />
      <path d="M-34 48H-12V62H-34Z" fill="var(--bp-fill)" />
      <path d="M40 48H54V62H40ZM43 51H51V57H43Z" fill="var(--bp-fill)" />
      <path d="M170 46V92M174 46V92M166 46H178M172 92L158 106H186ZM172 106V110" />
      <path d="M156 110H188V120H156ZM166 110V120M177 110V120" fill="var(--bp-fill)" />
      <path d="M14 240V232H50V240" />
    </g>
  );
}
