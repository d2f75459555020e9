/** The four resources' colours, in the order of the rules: stone, wood, architecture, decoration. */
export const RESOURCE_COLOURS = ['#6d777f', '#8a5a2b', '#276a82', '#ab4a3a'] as const;
