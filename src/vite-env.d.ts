/// <reference types="vite/client" />

/** True in builds that carry the embedded backend of mocks/. */
declare const __EMBEDDED__: boolean;
