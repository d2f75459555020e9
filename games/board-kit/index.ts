/** Drawing parts and motion that all boards and the frame share. */
export * from './AwayTag.tsx';
export * from './Count.tsx';
export * from './Icon.tsx';
export * from './Sheet.tsx';
export * from './contract.ts';
export * from './hands.ts';
export * from './moments.ts';
export * from './motion.ts';
export * from './seats.ts';
export * from './size.ts';
export * from './tableContext.ts';
