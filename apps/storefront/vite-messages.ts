import compile from 'icu-minify/compile'
import type { Plugin } from 'vite'

type Source = { [key: string]: string | Source }
type Compiled = { [key: string]: ReturnType<typeof compile> | Compiled }

function compileAll(source: Source): Compiled {
  return Object.fromEntries(
    Object.entries(source).map(([key, text]) => [key, typeof text === 'string' ? compile(text) : compileAll(text)]),
  )
}

/** Turns the readable ICU texts of `src/messages` into what the small formatter runs. */
export function compiledMessages(): Plugin {
  return {
    name: 'bottega:messages',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/messages\/[a-z]{2}\/[\w-]+\.json$/ },
      handler: (code) => ({ code: JSON.stringify(compileAll(JSON.parse(code) as Source)), map: null }),
    },
  }
}
