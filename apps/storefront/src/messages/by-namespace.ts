import type { Messages } from 'use-intl'

/** Each file of a language is one namespace, named after the file. */
export function byNamespace(files: Record<string, unknown>): Messages {
  const entries = Object.entries(files).map(([path, texts]) => [path.slice(path.lastIndexOf('/') + 1, -5), texts])
  // That every language holds the same keys as the typed one is the business of messages.test.ts.
  return Object.fromEntries(entries) as Messages
}
