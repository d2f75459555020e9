// Colours of the Capitol box around the cover: terracotta faces, an inscription in fired clay.
export const boxColors = { lid: '#cf7a60', side: '#8f3d2a', title: '#6d2a1b', halo: '#f6dcb6' };

/** Whether the title is set in capitals. */
export const boxCaps = true;
