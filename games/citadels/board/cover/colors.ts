// Colours of the Citadels box around the cover: heraldic red faces, gold title at dusk.
export const boxColors = { lid: '#a94a52', side: '#4a1720', title: '#ffe9b8', halo: '#4a2033' };

/** Whether the title is set in capitals. */
export const boxCaps = false;
