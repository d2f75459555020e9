// Colours of the Urban Sprawl box around the cover: civic red faces and a poster title.
export const boxColors = { lid: '#e06a52', side: '#8c2c1c', title: '#a02c1a', halo: '#f8efd9' };

/** Whether the title is set in capitals. */
export const boxCaps = true;
