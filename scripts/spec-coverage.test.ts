import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

interface Row {
  statement: string
  shownBy: string
}

const root = new URL('..', import.meta.url)

/** The rows of every table of a coverage page; headings and rules of tables are left out. */
function coverageRows(page: string): Row[] {
  return readFileSync(new URL(page, root), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| statement '))
    .map((line) => line.slice(1, -1).split(' | '))
    .map(([statement = '', shownBy = '']) => ({ statement: statement.trim(), shownBy: shownBy.trim() }))
}

/** Titles may be built from words in braces or be followed by a decision's number. */
const references = ({ shownBy }: Row) => shownBy.replace(/\(decision \d{4}\)/g, '').split('; ')

const pages = [
  { page: 'docs/spec-coverage.md', atLeast: 200 },
  { page: 'docs/guards.md', atLeast: 50 },
]

describe.each(pages)('$page', ({ page, atLeast }) => {
  const rows = coverageRows(page)

  it('has a row for every statement, and each row once', () => {
    expect(rows.length).toBeGreaterThanOrEqual(atLeast)
    expect(new Set(rows.map(({ statement }) => statement)).size).toBe(rows.length)
  })

  it.each(rows.filter(({ shownBy }) => shownBy !== 'missing'))('$statement: its tests exist', (row) => {
    for (const reference of references(row)) {
      const [path = '', title = ''] = reference.split(' › ').map((part) => part.trim())
      const file = new URL(path, root)
      expect(title, `"${reference}" names no test`).not.toBe('')
      expect(existsSync(file), `${path} is gone`).toBe(true)
      expect(readFileSync(file, 'utf8'), `"${title}" is not in ${path}`).toContain(title)
    }
  })
})
