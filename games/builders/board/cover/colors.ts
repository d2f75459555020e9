// Colours of the Builders box around the cover: bronze faces, umber title on papyrus.
export const boxColors = { lid: '#c9974f', side: '#6f4a1c', title: '#4a3216', halo: '#f0d59e' };

/** Whether the title is set in capitals. */
export const boxCaps = false;
