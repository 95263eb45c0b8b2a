import { isRecord } from './fields/content-schema.ts'
import { marked } from 'marked'
import type { Language } from '@bottega/rules/text/language.ts'
import type { Body, Finding, LoadedFile } from './content-kind.ts'
import { parseYaml, type ParsedYaml } from './source-yaml.ts'

const frontMatter = /^---\r?\n(?<fields>[\s\S]*?\r?\n)?---[ \t]*(?:\r?\n|$)/

/** The YAML between the lines, what stands after them, and what separates the two; undefined without such a front. */
export function splitMarkdown(file: string): { front: string; gap: string; text: string } | undefined {
  const match = frontMatter.exec(file)
  if (match === null) return undefined
  const after = file.slice(match[0].length)
  const gap = /^(?:[ \t]*\r?\n)*/.exec(after)?.[0] ?? ''
  return { front: match.groups?.['fields'] ?? '', gap, text: after.slice(gap.length) }
}

/**
 * Fields between two lines `---`, then Markdown, which becomes the field `content` as HTML. What of it a page may hold is
 * decided by the schema of the document, as for all markup.
 */
export function parseMarkdown(file: LoadedFile): ParsedYaml | readonly Finding[] {
  const text = file.content.toString('utf8').replace(/^\uFEFF/, '')
  const match = frontMatter.exec(text)
  if (match === null) return [{ file: file.path, line: 1, field: '', code: 'noFrontMatter' }]
  const parsed = parseYaml(file.path, match.groups?.['fields'] ?? '{}', 2)
  if (!('body' in parsed)) return parsed
  const html = marked.parse(text.slice(match[0].length), { async: false }).trim()
  const lineOfText = match[0].split('\n').length
  return {
    body: html === '' ? parsed.body : { ...parsed.body, content: html },
    lineOf: (path) => (path[0] === 'content' ? lineOfText : parsed.lineOf(path)),
  }
}

/** Puts the texts of a translation beside the Italian ones; a text the Italian document lacks is left where it stands. */
export function withTranslation(italian: Body, language: Language, translation: Body): Body {
  return merge(italian, language, translation) as Body
}

function merge(italian: unknown, language: Language, translated: unknown): unknown {
  if (typeof italian === 'string' && typeof translated === 'string') return { it: italian, [language]: translated }
  if (Array.isArray(italian) && Array.isArray(translated))
    return italian.map((one: unknown, index) => merge(one, language, translated[index]))
  if (!isRecord(italian)) return italian ?? translated
  if (isLocalized(italian) && typeof translated === 'string') return { ...italian, [language]: translated }
  if (!isRecord(translated)) return italian
  const names = new Set([...Object.keys(italian), ...Object.keys(translated)])
  return Object.fromEntries([...names].map((name) => [name, merge(italian[name], language, translated[name])]))
}

const isLocalized = (value: Body) => typeof value['it'] === 'string'
