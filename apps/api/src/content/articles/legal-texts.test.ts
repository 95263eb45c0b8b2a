import { atThisSpeed } from '@bottega/rules/testing/at-this-speed.ts'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { articlesView } from '@bottega/contract/articles/calls.ts'
import { legalTextNames } from '@bottega/rules/content/static-pages.ts'
import { type Language, languages } from '@bottega/rules/text/language.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { importContent } from '../../kernel/publishing/import-content.ts'
import { contentKinds } from '../../modules.ts'
import { writeIdentity } from '../../places/identity/identity.queries.ts'
import { cooperative, seller } from '../../places/stores/stores.tables.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
  const { db } = shop.shop
  await db.transaction((tx) => writeIdentity(tx, { name: 'Spesa & Valle', email: 'aiuto@valle.example', social: [] }))
  await db.delete(seller)
  await db.insert(cooperative).values({ id: 2, slug: 'monte', name: 'Monte' }).onConflictDoNothing()
  const place = { street: 'Via Lunga', streetNumber: '2', postalCode: '38122', city: 'Trento', province: 'TN' }
  await db.insert(seller).values([
    { cooperativeId: 1, facts: { ...place, name: 'Valle società cooperativa', vatNumber: '01234567897' } },
    { cooperativeId: 2, facts: { ...place, name: 'Monte società cooperativa', vatNumber: '12345678903' } },
  ])
})
afterAll(() => shop.close())

const read = async (slug: string, language: Language = 'it') =>
  (await shop.anonymous(language).call(articlesView, { query: { slug } })).data.article

describe('the texts of law', () => {
  test('are read in every language where editors have written none, and name the shop and its sellers [legal-6]', async () => {
    // The identity is read again after two seconds.
    await expect
      .poll(async () => (await read('terms')).content, { timeout: atThisSpeed(10_000) })
      .toContain('Valle società cooperativa')
    for (const language of languages)
      for (const name of legalTextNames) {
        const article = await read(name, language)
        expect(article).toMatchObject({ slug: name, articleType: { name: 'page' } })
        expect(article.testo_validit).toMatch(/2026$/)
        expect(article.content).toContain('Spesa &amp; Valle')
        expect(article.content.replaceAll(/bottega_\w+/g, '')).not.toMatch(/bottega/i)
        if (name !== 'terms' && name !== 'privacy') continue
        for (const company of ['Valle', 'Monte']) expect(article.content).toContain(`${company} società cooperativa`)
      }
  })

  test('are replaced whole by an own text of the name, and by no other page [legal-7]', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'bottega-legal-'))
    try {
      await mkdir(join(folder, 'texts'))
      await writeFile(
        join(folder, 'texts/terms.md'),
        '---\ntype: page\ntitle: Le nostre condizioni\ndate: 2026-10-01\nvalidity: dal 1° ottobre\n---\nUna regola sola: {shop.name}.\n',
      )
      expect((await importContent(shop.shop.db, contentKinds, folder)).errors).toEqual([])
      const own = await read('terms')
      expect(own).toMatchObject({ title: 'Le nostre condizioni', testo_validit: 'dal 1° ottobre' })
      expect(own.content.trim()).toBe('<p>Una regola sola: {shop.name}.</p>')
      expect((await read('privacy')).content).toContain('garanteprivacy.it')
    } finally {
      await rm(folder, { recursive: true })
    }
  })
})
