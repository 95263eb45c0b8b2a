import { globSync, readFileSync } from 'node:fs'
import { holdsForEach } from '@bottega/rules/testing/holds-for-each.ts'
import { describe, expect, it } from 'vitest'
import { benchTexts, citation, citedTests } from './cited-tests.ts'

interface Row {
  statement: string
  shownBy: string
}

const root = new URL('..', import.meta.url)

/** The rows of every table of a coverage page, whose last column names the tests; headings and rules of tables are left out. */
function coverageRows(page: string): Row[] {
  return readFileSync(new URL(page, root), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| ') && !/^\| (?:statement |-)/.test(line))
    .map((line) => line.slice(1, -1).split(' | '))
    .map((cells) => ({ statement: cells[0]?.trim() ?? '', shownBy: cells.at(-1)?.trim() ?? '' }))
}

/** The citations of a row; the number of a decision may stand behind it. */
const citedBy = ({ shownBy }: Row) =>
  shownBy
    .replace(/\(decision \d{4}\)/g, '')
    .split(', ')
    .map((id) => id.trim())

/** A figure of the bench, by a part of its name, beside the tests of a statement about speed. (decision 7) */
const figure = /^figure “(?<name>.+)”$/
const figuresOf = (row: Row) => citedBy(row).flatMap((cited) => figure.exec(cited)?.groups?.['name'] ?? [])
const idsOf = (row: Row) => citedBy(row).filter((cited) => !figure.test(cited))

const nameOf = ({ statement, shownBy }: Row) => `${statement} (${shownBy})`

const tests = citedTests(root)
const measured = benchTexts(root)
/** Of the second and the third document each area has a page. */
const areas = globSync('docs/spec-coverage-{2,3}/*.md', { cwd: root.pathname }).toSorted()
const pageOf = (page: string, atLeast: number) => ({ page, atLeast, rows: coverageRows(page) })
const pages = [
  pageOf('docs/spec-coverage.md', 200),
  pageOf('docs/guards.md', 50),
  ...areas.map((page) => pageOf(page, 1)),
]

describe.each(pages)('$page', ({ rows, atLeast }) => {
  it('has a row for every statement, and each row once', () => {
    expect(rows.length).toBeGreaterThanOrEqual(atLeast)
    expect(new Set(rows.map(({ statement }) => statement)).size).toBe(rows.length)
  })

  it('cites tests and figures that there are', () => {
    const shown = rows.filter(({ shownBy }) => shownBy !== 'missing')
    return holdsForEach(shown, nameOf, (row) => {
      for (const id of idsOf(row)) {
        expect(id, 'is not the id of a test').toMatch(citation)
        expect(tests.get(id), `no test carries ${id}`).toBeDefined()
      }
      for (const name of figuresOf(row))
        expect(
          measured.some((text) => text.includes(name)),
          `the bench has no figure ${name}`,
        ).toBe(true)
    })
  })
})

describe('the ids of tests', () => {
  it('stand at one test each', () => {
    const repeated = [...tests].filter(([, found]) => found.length > 1)
    expect(Object.fromEntries(repeated)).toEqual({})
  })

  it('are all cited', () => {
    const cited = new Set(pages.flatMap(({ rows }) => rows.flatMap(idsOf)))
    expect(Object.fromEntries([...tests].filter(([id]) => !cited.has(id)))).toEqual({})
  })
})
