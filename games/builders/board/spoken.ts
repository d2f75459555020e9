/** Names for a screen reader: one drawing made of many parts, or several buttons that belong together. */
export const imageCalled = (label: string): { role: 'img'; 'aria-label': string } => ({ role: 'img', 'aria-label': label });
export const groupCalled = (label: string): { role: 'group'; 'aria-label': string } => ({ role: 'group', 'aria-label': label });
