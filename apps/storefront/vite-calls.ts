import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const source = join(import.meta.dirname, 'src')

/** Every name of a call that stands in our sources. */
const namesInPages = (): Set<string> =>
  new Set(
    globSync('**/*.{ts,tsx}', { cwd: source }).flatMap((file) =>
      Array.from(readFileSync(join(source, file), 'utf8').matchAll(/'(\w+\.\w+)'/g), ([, name = '']) => name),
    ),
  )

const entry = /^ {2}'(\w+\.\w+)': \{[^{}]*\},?$/gm
const serversBusiness = /\b(access: '\w+'|effect: 'read'|form: true|personal: true),?\s*/g

/**
 * The table of calls as the browser needs it: without those no page makes (docs/decisions/0191), and without who may
 * call, also for another, what only reads and what takes forms.
 */
export function callsForTheBrowser(): Plugin {
  return {
    name: 'bottega:calls',
    enforce: 'pre',
    // Who works on the pages writes the next call while the shop runs.
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /packages\/contract\/src\/calls\.ts$/ },
      handler: (code) => {
        const made = namesInPages()
        const table = code.replaceAll(entry, (text, name: string) => (made.has(name) ? text : ''))
        return { code: table.replaceAll(serversBusiness, ''), map: null }
      },
    },
  }
}
