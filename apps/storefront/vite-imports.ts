import { join } from 'node:path'
import type { Plugin } from 'vite'

/** Where the pages load scripts and data from, patiently. */
export const patientLoading = join(import.meta.dirname, 'src/lib/network/patient-loading.ts')

/**
 * Lets every `import()` of the pages wait for a network that is gone. Vite wraps each in a helper of its own; the build
 * fails where that helper can no longer be replaced.
 */
export function patientImports(): Plugin {
  let replaced = false
  return {
    name: 'bottega:imports',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: {
      filter: { id: /vite\/preload-helper/ },
      handler: () => {
        replaced = true
        return patientLoading
      },
    },
    buildEnd(error) {
      if (!error && !replaced) this.error('Vite has no helper of imports to replace any more')
    },
  }
}
