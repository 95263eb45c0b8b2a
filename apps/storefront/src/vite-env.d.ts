interface ImportMetaEnv {
  /** From the root package.json, by `vite.config.ts`. */
  readonly APP_VERSION: string
}
