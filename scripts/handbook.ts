import { globSync, readFileSync } from 'node:fs'

/** A page of the handbook: its sections and statements by number, with their text. */
export interface HandbookPage {
  readonly name: string
  /** In the order of the page. */
  readonly statements: readonly string[]
  readonly sections: ReadonlyMap<string, string>
  readonly headings: readonly string[]
  readonly lines: readonly string[]
}

/**
 * A citation of a page in a comment or a document: `(Shopping core, section 7, "Auth and session")`, `(Safety, 6a)`.
 */
export interface HandbookCitation {
  readonly file: string
  readonly text: string
  /** Stands right behind an opening bracket. */
  readonly isBracketed: boolean
  readonly page: string
  readonly numbers: readonly string[]
  readonly quotes: readonly string[]
}

const folder = 'docs/handbook'

const statementLine = /^- \*\*(?<number>\d+[a-z]?(?:\.\d+)?)\b/
const sectionLine = /^## (?<number>\d+[a-z]?)\. /
const headingLine = /^#{2,3} (?:\d+[a-z]?\. )?(?<heading>.+)$/

export function handbookPage(markdown: string): HandbookPage {
  const lines = markdown.split('\n')
  const sections = new Map<string, string>()
  let section: string | undefined
  for (const line of lines) {
    section = sectionLine.exec(line)?.groups?.['number'] ?? section
    if (section !== undefined) sections.set(section, `${sections.get(section) ?? ''}${line.trim()} `)
  }
  return {
    name: lines[0]?.replace(/^# /, '') ?? '',
    statements: lines.flatMap((line) => statementLine.exec(line)?.groups?.['number'] ?? []),
    sections,
    headings: lines.flatMap((line) => headingLine.exec(line)?.groups?.['heading'] ?? []),
    lines,
  }
}

/** The pages of the handbook, by their names in lower case. */
export const handbook = (root: URL): ReadonlyMap<string, HandbookPage> =>
  new Map(
    globSync(`${folder}/*.md`, { cwd: root.pathname })
      .filter((file) => !file.endsWith('README.md'))
      .map((file) => handbookPage(readFileSync(new URL(file, root), 'utf8')))
      .map((page) => [page.name.toLowerCase(), page]),
  )

const number = String.raw`\d+[a-z]?\b(?:\.\d+)?`
const numbers = `${number}(?:(?:, | and | to )${number})*`
const quotes = String.raw`"[^"]+"(?: and "[^"]+")*`
const citation = (names: readonly string[]) =>
  new RegExp(
    String.raw`(?<open>(?<!\])\((?:see )?)?\b(?<page>${names.join('|')})(?:\.md)?\b(?:,? (?:sections? )?(?<first>${numbers}))?` +
      String.raw`(?:[,:] (?<quotes>${quotes}))?` +
      String.raw`(?:[^()"';]{0,60}; sections? (?<second>${numbers}))?(?<close>[:,;)])?`,
    'gi',
  )

/** Text as it is read: without the marks that continue a comment, each line joined to the next. */
const asRead = (text: string) => text.replace(/\s*\n[ \t]*(?:\/\/+|\*(?!\/)|--|#(?!#))?[ \t]*/g, ' ')

function* numbersOf(text = ''): Generator<string> {
  for (const part of text.split(/, | and /)) {
    const [from = '', to = from] = part.split(' to ')
    yield from
    for (let next = Number(from) + 1; next <= Number(to); next += 1) yield String(next)
  }
}

/** The citations in a text. A name in a sentence is none; a name in brackets is, and lacks a number. */
export function citationsIn(file: string, text: string, names: readonly string[]): HandbookCitation[] {
  return Array.from(asRead(text).matchAll(citation(names)), ({ 0: found, groups = {} }) => ({
    file,
    text: found.slice(groups['open']?.length ?? 0, groups['close'] === undefined ? undefined : -1),
    isBracketed: groups['open'] !== undefined && groups['close'] !== undefined,
    page: groups['page'] ?? '',
    numbers: [...numbersOf(groups['first']), ...numbersOf(groups['second'])].filter((cited) => cited !== ''),
    quotes: groups['quotes']?.match(/(?<=")[^"]+(?="(?: and|$))/g) ?? [],
  })).filter(({ isBracketed, ...cited }) => isBracketed || cited.numbers.length > 0 || cited.quotes.length > 0)
}

/**
 * The part of a citation that the handbook lacks, or nothing. Quoted words stand in one of the sections cited, or in a
 * heading of the page when no number is.
 */
export function unresolved(cited: HandbookCitation, pages: ReadonlyMap<string, HandbookPage>): string | undefined {
  const page = pages.get(cited.page.toLowerCase())
  if (page === undefined) return `${cited.file}: ${cited.text}: no such page`
  if (cited.numbers.length === 0 && cited.quotes.length === 0) return `${cited.file}: ${cited.text}: cites no statement`
  const missing = cited.numbers.find((each) => !page.sections.has(each) && !page.statements.includes(each))
  if (missing !== undefined) return `${cited.file}: ${cited.text}: ${page.name} has no ${missing}`
  const places =
    cited.numbers.length === 0
      ? page.headings
      : cited.numbers.map((each) => page.sections.get(each.split('.')[0] ?? ''))
  const unsaid = cited.quotes.find(
    (quote) => !places.some((place) => place?.toLowerCase().includes(quote.toLowerCase()) === true),
  )
  return unsaid === undefined ? undefined : `${cited.file}: ${cited.text}: nothing there is called "${unsaid}"`
}

/** Every file of the repository that people write, without the handbook's tests, which cite what does not exist. */
export const citingFiles = (root: URL): string[] =>
  globSync(
    ['{apps,bench,demo,deploy,docs,e2e,packages,scripts}/**/*.{ts,tsx,mjs,css,md,sql,yaml,yml,json}', '*.{md,ts}'],
    {
      cwd: root.pathname,
      exclude: (name) => /(?:^|\/)(?:node_modules|build|dist|data|\.react-router)$/.test(name),
    },
  )
    .filter((file) => !file.startsWith('scripts/handbook'))
    .toSorted()

export const citations = (root: URL, names: readonly string[]): HandbookCitation[] =>
  citingFiles(root).flatMap((file) => citationsIn(file, readFileSync(new URL(file, root), 'utf8'), names))
