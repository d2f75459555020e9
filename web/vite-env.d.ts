/// <reference types="vite/client" />

/** The version of Cantiere that this app was built of. */
declare const __CANTIERE_VERSION__: string;
