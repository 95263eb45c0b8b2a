import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { importsOf } from './source-figures.ts'
import { foreignTables, foreignTablesOf, whyNotTables } from './tables.ts'

const root = join(import.meta.dirname, '../..')

const importing = (file: string, specifier: string, typesOnly = false) => whyNotTables({ file, specifier, typesOnly })

describe('the tables of a module', () => {
  test('are imported by itself, and by another module only where the list still says so [house-19]', () => {
    const lists = 'apps/api/src/trade/lists/lists.repository.ts'
    expect(importing(lists, './lists.tables.ts')).toBeUndefined()
    expect(importing(lists, '../catalog/products.tables.ts')).toBeUndefined()
    expect(importing(lists, '../vouchers/vouchers.tables.ts')).toMatch(/belongs to trade\/vouchers: ask its service/)
    expect(importing(lists, '../vouchers/vouchers.tables.ts', true)).toBeUndefined()
    expect(importing('apps/api/src/trade/lists/lists.test.ts', '../vouchers/vouchers.tables.ts')).toBeUndefined()
    expect(importing('apps/api/src/trade/lists/lists.tables.ts', '../vouchers/vouchers.tables.ts')).toBeUndefined()
    expect(importing('apps/api/src/kernel/counters.ts', './counters.tables.ts')).toBeUndefined()
  })

  test('leave the list as soon as no other module imports them [house-20]', () => {
    const files = globSync('apps/api/src/**/*.ts', { cwd: root })
    const taken = files.flatMap((file) =>
      importsOf(readFileSync(join(root, file), 'utf8')).flatMap((one) => foreignTablesOf({ file, ...one }) ?? []),
    )
    const isTaken = new Set(taken.map(({ module, tables }) => `${module}: ${tables}`))
    const listed = Object.entries(foreignTables).flatMap(([module, all]) => all.map((tables) => `${module}: ${tables}`))
    expect(listed.filter((one) => !isTaken.has(one))).toEqual([])
  })

  test('are all in the one list that migrations are made from [house-21]', () => {
    const sources = join(root, 'apps/api/src')
    const listed = importsOf(readFileSync(join(sources, 'all-tables.ts'), 'utf8')).map(({ specifier }) => specifier)
    expect(listed.toSorted()).toEqual(
      globSync('**/*.tables.ts', { cwd: sources })
        .map((file) => `./${file}`)
        .toSorted(),
    )
  })
})
