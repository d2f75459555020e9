/** The drawers of the desk, in their order; each is an address of its own. */
export const DRAWERS = ['reports', 'people', 'tables', 'invitations', 'notices', 'copies', 'editions', 'log'] as const;
export type DeskDrawer = (typeof DRAWERS)[number];
