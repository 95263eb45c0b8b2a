declare const __APP_VERSION__: string

/** The version these scripts were built from, put in by the build. */
export const appVersion = __APP_VERSION__
