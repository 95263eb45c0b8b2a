/** The version these scripts were built from, inserted by the build. */
export const appVersion = import.meta.env.APP_VERSION
