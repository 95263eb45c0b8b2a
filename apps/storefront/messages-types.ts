import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'

// JSON imports lose the literal texts that name each message's arguments; this writes them down as types.
const italian = new URL('./src/messages/it/', import.meta.url)
const target = new URL('./.react-router/types/', import.meta.url)

const namespaces = readdirSync(italian)
  .filter((file) => file.endsWith('.json'))
  .toSorted()
  .map((file) => `      ${JSON.stringify(file.slice(0, -5))}: ${readFileSync(new URL(file, italian), 'utf8').trim()}`)

mkdirSync(target, { recursive: true })
writeFileSync(
  new URL('messages.d.ts', target),
  `import type {} from 'use-intl'

declare module 'use-intl' {
  interface AppConfig {
    Locale: 'it' | 'de' | 'en'
    Messages: {
${namespaces.join('\n')}
    }
  }
}
`,
)
