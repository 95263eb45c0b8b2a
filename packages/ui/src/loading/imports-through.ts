/**
 * For the build: lets every `import()` of a program go through a file of its own, which exports `__vitePreload`. Vite
 * wraps each in a helper of that name; the build fails where that helper can no longer be replaced.
 */
export function importsThrough(helper: string) {
  let replaced = false
  return {
    name: 'bottega:imports',
    apply: 'build' as const,
    enforce: 'pre' as const,
    applyToEnvironment: ({ name }: { name: string }) => name === 'client',
    resolveId: {
      filter: { id: /vite\/preload-helper/ },
      handler: () => {
        replaced = true
        return helper
      },
    },
    buildEnd(this: { error: (message: string) => never }, error?: Error) {
      if (!error && !replaced) this.error('Vite has no helper of imports to replace any more')
    },
  }
}

/** The files of a part that is fetched later: its own, beside those it imports. */
export const ownAndNeeded = (own: string, needed: readonly string[]): string[] => [...new Set([own, ...needed])]
