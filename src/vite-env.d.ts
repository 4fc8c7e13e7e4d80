/// <reference types="vite/client" />

/** True in builds that contain the embedded backend of mocks/. */
declare const __EMBEDDED__: boolean;
