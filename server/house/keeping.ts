/** How long things are kept that are removed by themselves. Housekeeping goes by these, and the privacy page tells them. */
const DAY = 24 * 3_600_000;

/** A table that nobody changed before its game began. */
export const KEEP_LOBBIES_MS = 14 * DAY;
export const KEEP_NOTICES_MS = 30 * DAY;
/** After they let nobody in any more. */
export const KEEP_INVITATIONS_MS = 365 * DAY;
