/** How a crew member looks: grade, skin and hair, by card. */
export type Grade = 'apprentice' | 'labourer' | 'companion' | 'master' | 'prisoner' | 'freed';

export const TUNIC: Readonly<Record<Grade, string>> = {
  apprentice: '#c9ab72',
  labourer: '#b0643a',
  companion: '#4f7f94',
  master: '#8f2f3b',
  prisoner: '#8f8a7c',
  freed: '#6d8a4d',
};

export const BACKGROUND: Readonly<Record<Grade, string>> = {
  apprentice: '#f2e2b9',
  labourer: '#f0d7ae',
  companion: '#dfe4d4',
  master: '#f1dcb0',
  prisoner: '#dfdacd',
  freed: '#e3e6c6',
};

const SKINS = ['#dcab80', '#c48a5e', '#a36b45', '#e3b78f', '#8a5a3b'] as const;
const HAIRS = ['#3a2a1e', '#5a3d25', '#2a2320', '#7a5330', '#1f1a18'] as const;

export interface Looks {
  readonly skin: string;
  readonly hair: string;
}

export const looksOf = (card: number): Looks => ({
  skin: SKINS[(card * 3 + 1) % SKINS.length],
  hair: HAIRS[(card * 2 + 3) % HAIRS.length],
});
