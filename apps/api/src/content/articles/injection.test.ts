import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { articlesView } from '@bottega/contract/articles/calls.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { contentKinds } from '../../modules.ts'
import { forbiddenInTags, injections, tagsOf } from '../../testing/injections.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { importContent } from '../../kernel/publishing/import-content.ts'

let shop: TestShop
let folder: string
beforeAll(async () => {
  shop = await openTestShop()
  folder = await mkdtemp(join(tmpdir(), 'bottega-injection-'))
  await mkdir(join(folder, 'articles'))
  await Promise.all(
    injections.map((payload, index) => {
      const text = JSON.stringify(payload)
      const front = [
        'type: post',
        'date: 2026-11-01',
        `title: ${text}`,
        `summary: ${text}`,
        `seo: { title: ${text}, description: ${text} }`,
      ]
      return writeFile(
        join(folder, 'articles', `p${index}.md`),
        `---\n${front.join('\n')}\n---\nPrima.\n\n${payload}\n`,
      )
    }),
  )
  const { errors } = await importContent(shop.shop.db, contentKinds, folder)
  expect(errors).toEqual([])
})
afterAll(async () => {
  await shop.close()
  await rm(folder, { recursive: true })
})

test('there are at least a hundred injections', () => {
  expect(injections.length).toBeGreaterThanOrEqual(100)
})

describe('markup of an article neither runs nor leaves anything that could [articles-11]', () => {
  test.each(injections.map((payload, index) => [payload, index] as const))('%s', async (payload, index) => {
    const { article } = (await shop.anonymous().call(articlesView, { query: { slug: `p${index}` } })).data
    for (const tag of tagsOf(article.content)) expect(tag).not.toMatch(forbiddenInTags)
    expect(article.content).toContain('<p>Prima.</p>')
    // Titles and descriptions are text: they say what was written, and are escaped where they are shown.
    expect(article.title).toBe(payload)
    expect(article.meta).toEqual({ seo_title: payload, seo_description: payload })
  })
})
