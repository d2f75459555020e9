/** Refusals of the platform itself, which every game words. */
export const PLATFORM_CODES = ['BAD_OPTION', 'BAD_TABLE', 'MALFORMED', 'GAME_OVER', 'NOT_YOUR_TURN'];
