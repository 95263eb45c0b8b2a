import { expect, test } from 'vitest'
import { articleMeta } from './article-meta.ts'
import type { ShownArticle } from './load-article.ts'

const article: ShownArticle = {
  id: 7,
  articleId: 7,
  slug: 'spedizioni',
  itemUrl: '/category/spedizioni',
  title: 'Consegna',
  date: '2026-01-01',
  articleType: { articleTypeId: 1, name: 'page' },
  articleClass: [],
  media: [],
  meta: {},
  content: '',
  testo_validit: 'Valide dal 1° gennaio',
}
const titlesOf = (meta: ShownArticle['meta']) =>
  articleMeta([], { ...article, meta }, '/page/spedizioni').flatMap((one) =>
    'title' in one ? [one.title] : 'property' in one && one.property === 'og:title' ? [one.content] : [],
  )

test('a page names its validity in its title, under its own name and under that for search engines [articles-35]', () => {
  const own = 'Consegna – Valide dal 1° gennaio'
  expect(titlesOf({})).toEqual([expect.stringMatching(`^${own} `), own])
  const found = 'Spesa a casa – Valide dal 1° gennaio'
  expect(titlesOf({ seo_title: 'Spesa a casa' })).toEqual([expect.stringMatching(`^${found} `), found])
})
