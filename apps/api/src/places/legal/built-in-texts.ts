import { readFileSync } from 'node:fs'
import type { ShopIdentityView } from '@bottega/contract/identity/identity.ts'
import type { LegalTextName } from '@bottega/rules/content/static-pages.ts'
import type { Language } from '@bottega/rules/text/language.ts'
import { fillTemplate, type ToldBySettings } from './fill-template.ts'

/** A text of law as a shop shows it. */
export interface LegalText {
  readonly name: LegalTextName
  readonly title: string
  /** The day of its wording, yyyy-MM-dd. */
  readonly version: string
  readonly html: string
}

interface Template {
  readonly title: string
  readonly version: string
  readonly text: string
}

const file = /^---\ntitle: (?<title>.+)\nversion: (?<version>\d{4}-\d\d-\d\d)\n---\n(?<text>[\s\S]+)$/

const known = new Map<string, Template>()

function templateOf(name: LegalTextName, language: Language): Template {
  const key = `${name}.${language}.md`
  const read = known.get(key) ?? readTemplate(key)
  known.set(key, read)
  return read
}

function readTemplate(key: string): Template {
  const { title, version, text } =
    file.exec(readFileSync(new URL(`texts/${key}`, import.meta.url), 'utf8'))?.groups ?? {}
  if (title === undefined || version === undefined || text === undefined)
    throw new Error(`${key} does not begin with its title and its version`)
  return { title, version, text }
}

/** The text the program brings, with the names of a shop and what its settings say. */
export function builtInText(
  name: LegalTextName,
  language: Language,
  shop: ShopIdentityView,
  told: ToldBySettings = {},
): LegalText {
  const { title, version, text } = templateOf(name, language)
  return { name, title, version, html: fillTemplate(text, shop, told) }
}
