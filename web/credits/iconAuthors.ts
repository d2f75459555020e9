/**
 * Who drew the icons that we use (game-icons.net, CC BY 3.0). Most are by Lorc and Delapouite, who made nearly all of the
 * set; those by others are named one by one, as in the folders of github.com/game-icons/icons.
 */
export const MOST_ICONS_BY = ['Delapouite', 'Lorc'] as const;

export const ICONS_BY: Readonly<Record<string, readonly string[]>> = {
  'Andy Meneely': ['police-badge'],
  'Caro Asercion': ['clock-tower'],
  DarkZaitzev: ['hooded-assassin'],
  Faithtoken: ['card-pick'],
  'Lord Berandas': ['microscope'],
  Quoting: ['card-pickup', 'damaged-house'],
  Sbed: ['circular-saw', 'fire', 'health-normal', 'shield'],
  Skoll: ['airplane', 'breaking-chain', 'fist', 'oil-drum'],
};
