import { expect, test } from 'vitest'
import { readBlocks } from './home-blocks.ts'

function blocks(...contents: [type: string, content: Record<string, unknown>][]) {
  return readBlocks(
    contents.map(([type, content], index) => ({
      categoryBlockId: index + 1,
      templateBlockType: { modeName: type },
      templateBlock: { codInt: type },
      content,
    })),
  )
}
const bread = { title: 'Il forno è acceso', link: '/category/pane', tone: 'saffron' }

test('a grid of banners is read with what its editor wrote', () => {
  expect(blocks(['BannerGrid', { variant: 'hero', banners: [bread] }])).toEqual([
    { id: 1, kind: 'hero', banners: [bread] },
  ])
})

test('a banner without words or without a way to follow is left out, and so is a grid of none', () => {
  const grids = blocks(
    ['BannerGrid', { variant: 'tiles', banners: [{ title: 'Solo parole' }, bread, null, 'pane'] }],
    ['BannerGrid', { variant: 'tiles', banners: [{ link: '/category/pane' }] }],
    ['BannerGrid', {}],
  )
  expect(grids).toEqual([{ id: 1, kind: 'tiles', banners: [bread] }])
})

test('an unknown tone is plain paper', () => {
  expect(blocks(['BannerGrid', { banners: [{ ...bread, tone: 'pink' }] }])).toMatchObject([
    { banners: [{ tone: 'paper' }] },
  ])
})

test.each([
  [{ promo: true }, { promo: true }],
  [{ newProduct: true }, { newProduct: true }],
  [{ categorySlug: 'pane' }, { categorySlug: 'pane' }],
])('a slider is filled from %j', (source, read) => {
  expect(blocks(['ProductSlider', { title: 'Pane', source }])).toEqual([
    { id: 1, kind: 'slider', title: 'Pane', source: read, limit: 12 },
  ])
})

test.each([
  [6, 6],
  [0, 12],
  [1.5, 12],
  ['many', 12],
  [5000, 48],
])('a slider limited to %j shows %i products', (limit, shown) => {
  expect(blocks(['ProductSlider', { title: 'Pane', source: { promo: true }, limit }])).toMatchObject([{ limit: shown }])
})

test('a slider nobody can fill, an empty text and a type no page draws are left out', () => {
  expect(
    blocks(
      ['ProductSlider', { title: 'Pane', source: {} }],
      ['ProductSlider', { title: 'Pane' }],
      ['StaticText', { html: ' ' }],
      ['Tutorial', { html: '<p>Ciao</p>' }],
    ),
  ).toEqual([])
})
