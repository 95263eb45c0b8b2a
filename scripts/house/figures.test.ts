import { describe, expect, test } from 'vitest'
import { circlesOf } from './circles.ts'
import { importsOf, measureSource } from './source-figures.ts'
import { hopsOf } from './trips.ts'

const graphOf = (edges: Readonly<Record<string, readonly string[]>>) =>
  new Map(Object.entries(edges).map(([node, others]) => [node, new Set(others)]))

describe('the figures of the house', () => {
  test('name the rooms of each circle, and none of a house without one [house-9]', () => {
    expect(circlesOf(graphOf({ cart: ['orders'], orders: ['mail'], mail: ['orders'], lists: ['cart'] }))).toEqual([
      ['mail', 'orders'],
    ])
    expect(circlesOf(graphOf({ a: ['b', 'c'], b: ['d'], c: ['d'], d: [] }))).toEqual([])
  })

  test('read every import, and tell those of types alone [house-10]', () => {
    const source = [
      "import type { A } from './a.ts'",
      "import { type B, type C } from './b.ts'",
      'import {',
      '  type D,',
      '  e,',
      "} from './d.ts'",
      "import './styles.css'",
      "export * from './f.ts'",
      "const page = () => import('./page.tsx')",
    ].join('\n')
    expect(importsOf(source).map(({ specifier, typesOnly }) => [specifier, typesOnly])).toEqual([
      ['./a.ts', true],
      ['./b.ts', true],
      ['./d.ts', false],
      ['./styles.css', false],
      ['./f.ts', false],
      ['./page.tsx', true],
    ])
    expect(measureSource(source)).toMatchObject({ lines: 9, importLines: 7 })
  })

  test('count what is exported, and what of it has a docstring [house-11]', () => {
    const source =
      "/** Cents. */\nexport const price = 1\n\nexport function other() {}\nexport { price as cost } from './x.ts'\n"
    expect(measureSource(source)).toMatchObject({ exported: 2, documented: 1 })
  })

  test('refuse a trip with a file that none before it imports [house-12]', () => {
    const textOf = new Map([
      ['apps/api/src/trade/cart/a.ts', "import { b } from './b.ts'\ncartUpdate"],
      ['apps/api/src/trade/cart/b.ts', ''],
      ['apps/storefront/src/features/cart/p.ts', 'cartUpdate'],
    ])
    const trip = { name: 'a trip', call: 'cartUpdate', browser: ['apps/storefront/src/features/cart/p.ts'] }
    const [a, b] = ['apps/api/src/trade/cart/a.ts', 'apps/api/src/trade/cart/b.ts']
    expect(hopsOf({ ...trip, server: [a, b] }, textOf)).toBe(3)
    expect(() => hopsOf({ ...trip, server: [a, 'apps/api/src/trade/cart/c.ts'] }, textOf)).toThrow('no file before')
    expect(() => hopsOf({ ...trip, call: 'cartAdd', server: [a] }, textOf)).toThrow('no file speaks of cartAdd')
  })
})
