/** The version these scripts were built from, put in by the build. */
export const appVersion = import.meta.env.APP_VERSION
