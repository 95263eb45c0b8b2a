import type { Block } from '@bottega/contract/content/block-types.ts'
import type { Grid } from '@bottega/contract/content/grid.ts'
import { expect, test } from 'vitest'
import { gridPart, shownGrid } from './shown-grid.ts'

const text = (id: number, position: 'above' | 'below'): Block => ({
  id,
  type: 'StaticText',
  settings: { position },
  content: { html: `<p>${id}</p>` },
  data: { forms: [] },
})
const grid: Grid = {
  rows: [
    { fluid: true, columns: [{ widths: { md: 6 }, blocks: [text(1, 'above'), text(2, 'below')] }] },
    { fluid: false, columns: [{ widths: {}, blocks: [text(3, 'below')] }] },
  ],
}

test('a part of a grid keeps rows and columns, without those it leaves empty', () => {
  const shown = shownGrid(grid)
  expect(gridPart(shown, 'above').rows).toEqual([
    { fluid: true, columns: [{ widths: { md: 6 }, blocks: [text(1, 'above')] }] },
  ])
  expect(gridPart(shown, 'below').rows).toHaveLength(2)
})

test('an answer without a grid is an empty one', () => {
  expect(shownGrid(undefined)).toEqual({ rows: [] })
})

test('products travel as their cards show them', () => {
  const product = { productId: 7, productClasses: [], productInfos: { TIPOLOGIA: 'x', HIDDEN: 'y' }, codInt: 'T1' }
  const slider = {
    ...text(1, 'above'),
    type: 'ProductSlider',
    content: {},
    data: { products: [product] },
  } as unknown as Block
  const [row] = shownGrid({ rows: [{ fluid: false, columns: [{ widths: {}, blocks: [slider] }] }] }).rows
  expect(row?.columns[0]?.blocks[0]?.data).toEqual({ products: [{ productId: 7, productInfos: { TIPOLOGIA: 'x' } }] })
})
