/** Drawing parts and motion that all boards and the frame share. */
export * from './Icon.tsx';
export * from './contract.ts';
export * from './motion.ts';
