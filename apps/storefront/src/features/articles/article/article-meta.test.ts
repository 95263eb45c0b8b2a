import type { ArticleView } from '@bottega/contract/articles/article.ts'
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

/** The type of what a page says of itself beside its way. */
function describedAs(type: ArticleView['articleType']['name'], content = '<p>Testo.</p>') {
  const described = articleMeta([], { ...article, articleType: { articleTypeId: 1, name: type }, content }, '/page/x')
  const [first] = described.flatMap((one) => ('script:ld+json' in one ? [one['script:ld+json']] : []))
  return first as Readonly<Record<string, unknown>>
}

test('search engines read news and posts as news, questions as questions, and any other text as a page [articles-71]', () => {
  const faq = describedAs('faq', '<details><summary>Quando?</summary><p>Domani.</p></details>')
  expect(faq).toMatchObject({
    '@type': 'FAQPage',
    mainEntity: [{ '@type': 'Question', name: 'Quando?', acceptedAnswer: { '@type': 'Answer', text: 'Domani.' } }],
  })
  const types = (['News', 'post', 'page', 'cooperative', 'faq'] as const).map((type) => describedAs(type)['@type'])
  expect(types).toEqual(['NewsArticle', 'NewsArticle', 'WebPage', 'WebPage', 'WebPage'])
})
