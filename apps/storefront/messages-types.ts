import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename } from 'node:path'

// JSON imports lose the literal texts that name each message's arguments; this writes them down as types.
const source = new URL('./src/', import.meta.url)
const target = new URL('./.react-router/types/', import.meta.url)

const namespaces = globSync('**/words/**/*.it.json', { cwd: source })
  .map((file) => [basename(file, '.it.json'), readFileSync(new URL(file, source), 'utf8').trim()] as const)
  .toSorted(([one], [other]) => (one < other ? -1 : 1))
  .map(([name, texts]) => `      ${JSON.stringify(name)}: ${texts}`)

mkdirSync(target, { recursive: true })
writeFileSync(
  new URL('messages.d.ts', target),
  `import type { Language } from '@bottega/rules/text/language.ts'
import type {} from 'use-intl'

declare module 'use-intl' {
  interface AppConfig {
    Locale: Language
    Messages: {
${namespaces.join('\n')}
    }
  }
}
`,
)
