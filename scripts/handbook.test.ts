import { holdsForEach } from '@bottega/rules/testing/holds-for-each.ts'
import { describe, expect, test } from 'vitest'
import { citations, citationsIn, handbook, handbookPage, unresolved } from './handbook.ts'

const root = new URL('..', import.meta.url)
const pages = handbook(root)
const names = Array.from(pages.values(), ({ name }) => name)

test('every citation of the handbook leads to a statement or section of it', () => {
  const cited = citations(root, names)
  expect(cited.length).toBeGreaterThan(500)
  expect([...new Set(cited.flatMap((each) => unresolved(each, pages) ?? []))]).toEqual([])
})

describe('each page of the handbook', () => {
  const all = [...pages.values()]

  test('has each number once', () =>
    holdsForEach(
      all,
      ({ name }) => name,
      ({ statements }) => {
        expect(statements.length).toBeGreaterThan(0)
        expect(statements.filter((number, index) => statements.indexOf(number) !== index)).toEqual([])
      },
    ))

  test('counts the statements of a section from one, without a gap', () =>
    holdsForEach(
      all,
      ({ name }) => name,
      ({ sections }) => {
        for (const [section, text] of sections) {
          const own = [...text.matchAll(/- \*\*(?<number>\d+[a-z]?\.\d+)/g)].map(({ groups }) => groups?.['number'])
          expect(own, `section ${section}`).toEqual(own.map((_, index) => `${section}.${index + 1}`))
        }
      },
    ))
})

describe('a citation', () => {
  const page = handbookPage('# Fruit\n\n## 1. Trees\n\n- **1.1** Apples.\n\n### Pears\n\n- **1.2 Quince**: yellow.\n')
  const small = new Map([['fruit', page]])
  const problems = (text: string) => citationsIn('a.ts', text, ['Fruit']).map((each) => unresolved(each, small))

  test.each([
    '(Fruit, section 1)',
    '(Fruit, 1.2)',
    '(Fruit, section 1, "Pears")',
    '(Fruit, "Pears")',
    '(Fruit, 1.1 and 1.2)',
  ])('resolves: %s', (text) => {
    expect(problems(text)).toEqual([undefined])
  })

  test.each([
    ['(Fruit, section 2)', 'a.ts: Fruit, section 2: Fruit has no 2'],
    ['(Fruit, 1.3)', 'a.ts: Fruit, 1.3: Fruit has no 1.3'],
    ['(Fruit, sections 1 and 3)', 'a.ts: Fruit, sections 1 and 3: Fruit has no 3'],
    ['(Fruit, sections 1 to 3)', 'a.ts: Fruit, sections 1 to 3: Fruit has no 2'],
    ['(Fruit, section 1: apples; section 4: nuts)', 'a.ts: Fruit, section 1: apples; section 4: Fruit has no 4'],
    ['(Fruit, section 1, "Plums")', 'a.ts: Fruit, section 1, "Plums": nothing there is called "Plums"'],
    ['(Fruit, section 1: "Plums")', 'a.ts: Fruit, section 1: "Plums": nothing there is called "Plums"'],
    ['(Fruit: sweet)', 'a.ts: Fruit: cites no statement'],
    [' * Something. (Fruit,\n * section 7)', 'a.ts: Fruit, section 7: Fruit has no 7'],
  ])('that leads nowhere is named with its file: %s', (text, problem) => {
    expect(problems(text)).toEqual([problem])
  })

  test('is more than the name of a page', () => {
    expect(problems('Fruit is sold here.')).toEqual([])
  })
})
