// Everything the Citadels table draws with. Import './art.css' once, beside the board.
export { Backdrop, Firework, type BackdropProps } from './Backdrop.tsx';
export { CardBack, type CardBackProps } from './CardBack.tsx';
export { CHARACTERS, DISTRICT_COLOUR, type CharacterId, type DistrictId } from './catalog.ts';
export { CharacterCard, type CharacterCardProps } from './characters/CharacterCard.tsx';
export { CharacterMedallion, type CharacterMedallionProps } from './characters/CharacterMedallion.tsx';
export { Portrait } from './characters/Portrait.tsx';
export { THEMES } from './characters/themes.ts';
export { DistrictArt, DistrictShape, type DistrictArtProps } from './DistrictArt.tsx';
export { DistrictCard, type DistrictCardProps } from './DistrictCard.tsx';
export { ColourGlyph, ColourPlate, DistrictTag, GLYPHS } from './Glyph.tsx';
export { HUES, HUE_VARS, type DistrictColour } from './palette.ts';
export { Scaffold } from './Scaffold.tsx';
export { Skyline, type BuildingState, type SkylineBuilding, type SkylineProps } from './Skyline.tsx';
export { SkylineFill } from './SkylineFill.tsx';
export { Coin, Crown, Laurel, Purse, WaxSeal } from './Tokens.tsx';
