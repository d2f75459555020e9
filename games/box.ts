/** How a game's box looks around its cover. The cover itself is a file in the game's folder, cover.svg, 240 by 300. */
export interface BoxLook {
  /** The face seen from above, lit. */
  readonly lid: string;
  /** The face on the right, in shade. */
  readonly side: string;
  /** Title and inner frame. */
  readonly title: string;
  /** A soft glow around the letters, close to the cover's sky, so that the title reads on any ground. */
  readonly halo: string;
  /** Capitals with open spacing, for the games that call for an inscription or a poster. */
  readonly caps?: boolean;
}

/** The box that nobody has painted (plain/cover.svg). */
export const PLAIN_BOX: BoxLook = { lid: '#4a6572', side: '#33474f', title: '#fdfaf2', halo: '#2c3338' };
