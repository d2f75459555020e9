// The eight characters' own colours and emblem; the number is the order in which they are called.
import type { CSSProperties } from 'react';
import type { IconData } from '../../../../board-kit/Icon.tsx';
import { ICONS } from '../../icons.gen.ts';
import type { CharacterId } from '../catalog.ts';

interface Theme {
  readonly number: number;
  readonly icon: IconData;
  readonly style: CSSProperties & Record<'--cit-own' | '--cit-own-deep' | '--cit-own-glow', string>;
}

const theme = (number: number, icon: IconData, own: string, deep: string, glow: string): Theme => ({
  number,
  icon,
  style: { '--cit-own': own, '--cit-own-deep': deep, '--cit-own-glow': glow },
});

export const THEMES: Record<CharacterId, Theme> = {
  assassin: theme(1, ICONS.hoodedAssassin, '#6b3040', '#2a1620', '#c98a8f'),
  thief: theme(2, ICONS.robber, '#46665f', '#1f3230', '#a9c8b8'),
  magician: theme(3, ICONS.pointyHat, '#5a4b9e', '#2a2358', '#bcb2ee'),
  king: theme(4, ICONS.queenCrown, '#9c6c10', '#5b3d06', '#f6dc8e'),
  bishop: theme(5, ICONS.popeCrown, '#3d6ca6', '#1c3b64', '#b8d2ee'),
  merchant: theme(6, ICONS.scales, '#41773c', '#234a26', '#c4e0b4'),
  architect: theme(7, ICONS.trowel, '#955630', '#502a13', '#f0cba6'),
  warlord: theme(8, ICONS.barbute, '#993630', '#541a18', '#f0b6ae'),
};
