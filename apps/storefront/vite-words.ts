import { createHash } from 'node:crypto'
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import compile from 'icu-minify/compile'
import type { Plugin } from 'vite'
import { scriptIn } from './server/localize-manifest.ts'
import { languages } from '@bottega/rules/text/language.ts'

type Source = { [key: string]: string | Source }
type Compiled = { [key: string]: ReturnType<typeof compile> | Compiled }

function compileAll(source: Source): Compiled {
  return Object.fromEntries(
    Object.entries(source).map(([key, text]) => [key, typeof text === 'string' ? compile(text) : compileAll(text)]),
  )
}

const compiledText = (json: string) => JSON.stringify(compileAll(JSON.parse(json) as Source))

const wordsFile = /\/words\/(?:\w+\/)?([\w-]+\.(?:it|de|en))\.json$/

/** Stands in scripts for the words of a file. The hash gives scripts another name when the words change. */
const placeholder = (name: string, text: string) =>
  `__words_${name}_${createHash('sha256').update(text).digest('hex').slice(0, 8)}__`

/** Characters of the words of a file as scripts hold them; undefined for any other module. */
export const lengthOfWords = (id: string) =>
  wordsFile.test(id) ? compiledText(readFileSync(id, 'utf8')).length : undefined

/**
 * Turns the readable ICU texts into what the small formatter runs. Scripts for the browser get a placeholder, which
 * `localizeScripts` replaces.
 */
export function compiledWords(): Plugin {
  let isBuild = false
  return {
    name: 'bottega:words',
    enforce: 'pre',
    configResolved: ({ command }) => {
      isBuild = command === 'build'
    },
    // Parts of a page that are drawn once would go on with the words they were drawn with.
    hotUpdate({ file }) {
      if (this.environment.name !== 'client' || !wordsFile.test(file)) return undefined
      this.environment.hot.send({ type: 'full-reload' })
      return []
    },
    transform: {
      filter: { id: wordsFile },
      handler(json, id) {
        const name = wordsFile.exec(id)?.[1] ?? ''
        const text = compiledText(json)
        const isForBrowser = isBuild && this.environment.name === 'client'
        return { code: isForBrowser ? JSON.stringify(placeholder(name, text)) : text, map: null }
      },
    },
  }
}

const scriptName = /[\w-]+(?:\.[\w-]+)*\.js\b/g

/** The scripts that hold words, and all that name one of them. */
function withWords(scripts: ReadonlyMap<string, string>): ReadonlySet<string> {
  const found = new Set([...scripts.keys()].filter((file) => scripts.get(file)?.includes('__words_')))
  for (let before = -1; before < found.size;) {
    before = found.size
    for (const [file, code] of scripts)
      if (!found.has(file) && code.match(scriptName)?.some((name) => found.has(name))) found.add(file)
  }
  return found
}

/**
 * Writes each built script that holds words, or names one that does, once for each language, and removes the original:
 * a page imports its words with its code and no request more, and no other language's (docs/decisions/0210).
 */
export function localizeScripts(sourceFolder: string, assetsFolder: string): void {
  const texts = new Map(
    globSync('**/words/**/*.{it,de,en}.json', { cwd: sourceFolder }).map((file) => {
      const text = compiledText(readFileSync(join(sourceFolder, file), 'utf8'))
      const name = basename(file, '.json')
      return [placeholder(name, text), { locale: name.slice(-2), text }]
    }),
  )
  const scripts = new Map(
    globSync('*.js', { cwd: assetsFolder }).map((file) => [file, readFileSync(join(assetsFolder, file), 'utf8')]),
  )
  const localized = withWords(scripts)
  for (const file of localized) {
    for (const locale of languages) {
      const code = (scripts.get(file) ?? '')
        .replaceAll(/(["'`])(__words_[\w.-]+?__)\1/g, (_, _quote, key: string) => {
          const found = texts.get(key)
          if (!found) throw new Error(`${file} holds words of no file: ${key}`)
          return found.locale === locale ? found.text : 'null'
        })
        .replaceAll(scriptName, (name) => (localized.has(name) ? scriptIn(locale, name) : name))
      if (code.includes('__words_')) throw new Error(`${file} holds a placeholder that is not understood`)
      writeFileSync(join(assetsFolder, scriptIn(locale, file)), code)
    }
    rmSync(join(assetsFolder, file))
  }
}
