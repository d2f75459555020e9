// Colours of the Hanging Gardens box around the cover: lapis faces, gold title on the night sky.
export const boxColors = { lid: '#3c6fc2', side: '#0d2449', title: '#ffe3a1', halo: '#0d2451' };

/** Whether the title is set in capitals. */
export const boxCaps = false;
