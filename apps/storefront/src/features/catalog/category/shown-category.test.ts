import type { CategoryView } from '@bottega/contract/catalog/categories.ts'
import { describe, expect, test } from 'vitest'
import { shownCategory } from './shown-category.ts'

const wine: CategoryView = { categoryId: 7, name: 'Vini', slug: 'cantina/vini', itemUrl: '/category/cantina/vini' }
const shown = (metaData: CategoryView['metaData'] = {}) => shownCategory({ ...wine, metaData }, undefined)

test('without metadata a category shows its name and nothing else', () => {
  expect(shown()).toEqual({
    categoryId: 7,
    slug: 'cantina/vini',
    name: 'Vini',
    title: 'Vini',
    hideTitle: false,
    crumbs: [],
    shelves: [],
    whole: { slug: 'cantina/vini', name: 'Vini' },
  })
})

describe('metadata', () => {
  test('hide the title, colour the header, name the page for search engines [catalogue-18]', () => {
    const metaData = {
      category_info: { HIDE_TITLE: 'true', COLOR: '#8a1538' },
      category_seo: { SEO_TITLE: 'Vini online' },
    }
    expect(shown(metaData)).toMatchObject({ hideTitle: true, colour: '#8a1538', seoTitle: 'Vini online' })
  })

  test('bring a header picture, on small screens its own one where there is one', () => {
    const [image, mobile] = ['/img/wide.svg', '/img/small.svg']
    expect(shown({ category_info: { HEADER_IMAGE: image } }).header).toEqual({ image, mobile: image })
    expect(shown({ category_info: { HEADER_IMAGE: image, HEADER_IMAGE_MOBILE: mobile } }).header).toEqual({
      image,
      mobile,
    })
  })

  test.each(['red', '#fff', 'url(x)', '#12345g'])('of the colour %s are left out', (COLOR) => {
    expect(shown({ category_info: { COLOR } })).not.toHaveProperty('colour')
  })
})

describe('a popup', () => {
  const fields = { ACTIVE: 'true', TITLE: 'Ciao', CONTENT: '<p>x</p>', OPENING_DELAY: '5', REOPENING_DAYS_DELAY: '7' }

  test('has its title, delay and days [catalogue-31]', () => {
    expect(shown({ category_popup: fields }).popup).toEqual({
      isActive: true,
      title: 'Ciao',
      html: '<p>x</p>',
      openingDelaySeconds: 5,
      reopeningDays: 7,
    })
  })

  test('without a title is named after its category', () => {
    expect(shown({ category_popup: { ...fields, TITLE: '' } }).popup).toMatchObject({ title: 'Vini', html: '<p>x</p>' })
  })

  test.each([
    ['not active', { ...fields, ACTIVE: 'false' }],
    ['without words', { ACTIVE: 'true', OPENING_DELAY: '5' }],
  ])('%s is none', (_, popup) => expect(shown({ category_popup: popup })).not.toHaveProperty('popup'))

  test('with unreadable delays opens at once, every time', () => {
    const popup = { ...fields, OPENING_DELAY: 'soon', REOPENING_DAYS_DELAY: '-1' }
    expect(shown({ category_popup: popup }).popup).toMatchObject({ openingDelaySeconds: 0, reopeningDays: 0 })
  })
})
