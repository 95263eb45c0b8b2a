import type { Plugin } from 'vite'

/** Who may call, what only reads and what takes forms is the server's business: it stays out of the browser's table. */
export function callsForTheBrowser(): Plugin {
  return {
    name: 'bottega:calls',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /packages\/contract\/src\/calls\.ts$/ },
      handler: (code) => ({
        code: code.replaceAll(/\b(access: '\w+'|effect: 'read'|form: true),?\s*/g, ''),
        map: null,
      }),
    },
  }
}
