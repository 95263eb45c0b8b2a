import { expect, test } from 'vitest'
import { readBlock } from './read-block.ts'

const bread = { kind: 'card', title: 'Il forno è acceso', link: '/category/pane', tone: 'saffron' }

test('a grid of banners is read with what its editor wrote', () => {
  expect(readBlock(1, 'BannerGrid', { variant: 'hero', banners: [bread] })).toEqual({
    id: 1,
    type: 'BannerGrid',
    settings: { position: 'above' },
    content: { variant: 'hero', banners: [bread] },
  })
})

test('a banner without words or without a link is left out, and so is a grid of none', () => {
  const banners = [{ title: 'Solo parole' }, { ...bread, title: ' ' }, bread, null, 'pane']
  expect(readBlock(1, 'BannerGrid', { variant: 'tiles', banners })?.content).toEqual({
    variant: 'tiles',
    banners: [bread],
  })
  expect(readBlock(1, 'BannerGrid', { variant: 'tiles', banners: [{ link: '/category/pane' }] })).toBeUndefined()
  expect(readBlock(1, 'BannerGrid', {})).toBeUndefined()
})

test('the grid of departments needs no banners', () => {
  expect(readBlock(1, 'BannerGrid', { variant: 'departments' })?.content).toEqual({ variant: 'departments' })
})

test.each([
  ['image', { kind: 'image', title: 'Foto', image: '/photo/a.webp' }, true],
  ['image without a picture', { kind: 'image', title: 'Foto' }, false],
  ['video', { kind: 'video', title: 'Film', video: 'https://youtu.be/x' }, true],
  ['video without a film', { kind: 'video', title: 'Film' }, false],
  ['button', { kind: 'button', title: 'Vai', link: '/offerte' }, true],
  ['button that leads nowhere', { kind: 'button', title: 'Vai' }, false],
  ['card without a kind', { title: 'Carta', link: '/offerte' }, true],
])('a banner of a %s is read by its kind', (_kind, banner, isShown) => {
  const read = readBlock(1, 'BannerList', { banners: [banner] })
  expect(read?.content).toEqual(isShown ? { banners: [{ kind: 'card', tone: 'paper', ...banner }] } : undefined)
})

test.each([
  ['ArticleList', 4],
  ['ArticleCardList', 4],
  ['ArticleSlider', 8],
  ['RecipeSlider', 8],
  ['LeafletSliderWrapper', 10],
  ['LeafletProductSlider', 10],
  ['CrmProductSlider', 12],
] as const)('%s shows %i where its editor names no number [blocks-41]', (type, limit) => {
  expect(readBlock(1, type, { title: 'x' })?.content).toMatchObject({ limit })
})

test('an unknown tone is plain paper, an unknown variant are columns', () => {
  expect(readBlock(1, 'BannerGrid', { variant: 'wall', banners: [{ ...bread, tone: 'pink' }] })?.content).toEqual({
    variant: 'columns',
    banners: [{ ...bread, tone: 'paper' }],
  })
})

test.each([
  [{ promo: true }, { promo: true }],
  [{ newProduct: true }, { newProduct: true }],
  [{ categorySlug: 'pane' }, { categorySlug: 'pane' }],
])('a slider is filled from %j', (source, read) => {
  expect(readBlock(1, 'ProductSlider', { title: 'Pane', source })?.content).toEqual({
    title: 'Pane',
    source: read,
    limit: 12,
  })
})

test.each([
  [6, 6],
  [0, 12],
  [1.5, 12],
  ['many', 12],
  [5000, 48],
])('a slider limited to %j shows %i products', (limit, shown) => {
  const slider = { title: 'Pane', source: { promo: true }, limit }
  expect(readBlock(1, 'ProductSlider', slider)?.content).toMatchObject({ limit: shown })
})

test.each([
  ['ProductSlider', { title: 'Pane', source: {} }],
  ['ProductSlider', { title: 'Pane', source: { promo: false } }],
  ['ProductSlider', { title: 'Pane' }],
  ['StaticText', { html: ' ' }],
  ['Tutorial', { html: '<p>Ciao</p>' }],
  ['BannerSlider', { banners: [] }],
  ['NoSuchType', { html: '<p>Ciao</p>' }],
  ['constructor', { html: '<p>Ciao</p>' }],
])('%s of %j has nothing to show', (type, content) => {
  expect(readBlock(1, type, content)).toBeUndefined()
})

test('what every block may have stands beside its content', () => {
  const settings = { position: 'below', CSS_STYLE: 'color: red', BACKGROUND_COLOR: '#fbefd3' }
  expect(readBlock(1, 'StaticText', { html: '<p>x</p>', ...settings })).toMatchObject({
    settings,
    content: { html: '<p>x</p>' },
  })
})
