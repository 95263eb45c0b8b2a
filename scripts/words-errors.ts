import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

type Texts = { [key: string]: string | Texts }

/** The keys of all texts, such as `lines.empty`. */
const keysOf = (texts: Texts, prefix = ''): string[] =>
  Object.entries(texts).flatMap(([key, text]) =>
    typeof text === 'object' ? keysOf(text, `${prefix}${key}.`) : [`${prefix}${key}`],
  )

/** Files of words are those of storefront and back office, `orders.de.json` of one and `de.json` of the other. */
const pattern = 'apps/{storefront,backoffice}/src/**/words/**/{it,de,en,*.it,*.de,*.en}.json'

/** The mistakes in the files of words below a folder, a sentence each. */
export function wordsErrors(root: string): string[] {
  const errors: string[] = []
  const keys = new Map<string, Set<string>>()
  for (const file of globSync(pattern, { cwd: root }).toSorted()) {
    try {
      keys.set(file, new Set(keysOf(JSON.parse(readFileSync(join(root, file), 'utf8')) as Texts)))
    } catch (error) {
      errors.push(`${file} is no JSON: ${(error as Error).message}`)
      keys.set(file, new Set())
    }
  }
  const unread = (file: string) => keys.get(file)?.size === 0
  for (const [file, own] of keys) {
    const italian = file.replace(/(?:it|de|en)\.json$/, 'it.json')
    if (unread(file) || unread(italian)) continue
    const known = keys.get(italian)
    if (known === undefined) {
      errors.push(`${file} has no ${italian} beside it.`)
      continue
    }
    for (const key of known.difference(own)) errors.push(`${file} lacks "${key}", which ${italian} has.`)
    for (const key of own.difference(known)) errors.push(`${file} has "${key}", which ${italian} lacks.`)
    for (const language of ['de', 'en']) {
      const other = italian.replace(/it\.json$/, `${language}.json`)
      if (file === italian && !keys.has(other)) errors.push(`${other} is missing.`)
    }
  }
  return errors
}

if (import.meta.main) {
  const errors = wordsErrors(fileURLToPath(new URL('..', import.meta.url)))
  for (const error of errors) console.error(error)
  if (errors.length > 0) process.exitCode = 1
}
