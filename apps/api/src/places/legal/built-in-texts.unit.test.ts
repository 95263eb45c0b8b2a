import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { ShopIdentityView } from '@bottega/contract/identity/identity.ts'
import { legalTextNames } from '@bottega/rules/content/static-pages.ts'
import { messageMonths, purchaseMonths } from '@bottega/rules/people/retention.ts'
import { languages } from '@bottega/rules/text/language.ts'
import { describe, expect, test } from 'vitest'
import { languageCookie } from '../../kernel/http/cookies.ts'
import { builtInText } from './built-in-texts.ts'
import { fillTemplate } from './fill-template.ts'

const valley = {
  cooperativeId: 1,
  name: 'Valle',
  company: 'Valle & Figli società cooperativa',
  address: 'Via Lunga 2, 38122 Trento TN',
  vatNumber: '01234567897',
  register: 'TN-123456',
  pec: 'valle@pec.example',
  complaints: 'https://valle.example/reclami',
  adr: { name: 'Camera arbitrale', url: 'https://adr.example/' },
  dpo: 'dpo@valle.example',
}
const shop: ShopIdentityView = {
  name: 'Spesa *di* Valle',
  shortName: 'Valle',
  phone: '0461 123456',
  email: 'aiuto@valle.example',
  languages: [...languages],
  social: [],
  sellers: [valley, { cooperativeId: 2, name: 'Monte', company: 'Monte s.c.', address: 'Via Alta 1, 38100 Trento TN' }],
}

/** The same shop with neither phone nor mail of its own. */
const { phone, email: _email, ...silent } = shop

const all = languages.flatMap((language) => legalTextNames.map((name) => ({ name, language })))

describe('the texts of law of a shop', () => {
  test.each(all)('$name in $language names this shop, never the one the program came with [legal-1]', (one) => {
    const { title, version, html } = builtInText(one.name, one.language, shop)
    expect(title).not.toBe('')
    expect(version).toMatch(/^20\d\d-\d\d-\d\d$/)
    expect(html).toContain('Spesa *di* Valle')
    // The names of the cookies are those of the program.
    expect(html.replaceAll(/bottega_\w+/g, '')).not.toMatch(/bottega/i)
    expect(html).not.toMatch(/[{}\u{E000}\u{E001}]|undefined/u)
  })

  test.each(languages)(
    'terms and privacy notice name every seller with seat and contacts, in %s [legal-2]',
    (language) => {
      for (const name of ['terms', 'privacy'] as const) {
        const { html } = builtInText(name, language, shop)
        for (const fact of ['Valle &amp; Figli società cooperativa', 'Via Lunga 2', 'Monte s.c.', 'Via Alta 1'])
          expect(html).toContain(fact)
      }
      const terms = builtInText('terms', language, shop).html
      expect(terms).toContain('01234567897')
      expect(terms).toContain('TN-123456')
      expect(terms).toContain('<a href="https://adr.example/">Camera arbitrale</a>')
      expect(terms).toContain('<a href="https://valle.example/reclami">')
      expect(terms).toContain('<h2 id="withdrawal">')
      expect(terms).toContain('<h2 id="guarantee">')
      const privacy = builtInText('privacy', language, shop).html
      expect(privacy).toContain('<a href="mailto:dpo@valle.example">')
      expect(privacy).toContain('garanteprivacy.it')
    },
  )

  test.each(languages)('the terms name the ways to pay before anything is in the cart, in %s [ways-2]', (language) => {
    expect(builtInText('terms', language, shop, { payments: 'carta, contanti' }).html).toContain(': carta, contanti.')
    expect(builtInText('terms', language, shop).html).not.toMatch(/Si può pagare|Bezahlt werden|You can pay by/)
  })

  test('the same facts stand in every language: as many headings, and as many items of lists [legal-3]', () => {
    const shapeOf = (html: string) => ['<h2', '<h3', '<li>', '<tr>', '<p>'].map((tag) => html.split(tag).length)
    for (const name of legalTextNames) {
      const [italian, ...others] = languages.map((language) => shapeOf(builtInText(name, language, shop).html))
      for (const other of others) expect(other).toEqual(italian)
    }
  })
})

test('the notice of cookies names those the server sets [legal-8]', () => {
  // The program sets a cookie in no other way than by a name written here.
  const written = ['../../kernel/http/cookies.ts', '../../../../../packages/contract/src/remarks-cookie.ts']
    .map((file) => readFileSync(new URL(file, import.meta.url), 'utf8'))
    .join('')
  const named = new Set([languageCookie, ...(written.match(/(?<=')bottega_\w+(?=')/g) ?? [])])
  expect(named.size).toBeGreaterThan(5)
  for (const language of languages)
    for (const cookie of named) expect(builtInText('cookies', language, shop).html).toContain(`<code>${cookie}</code>`)
})

test('the privacy notice says for how many months the shop looks at purchases and stores messages [retention-1]', () => {
  const months = { it: 'mesi', de: 'Monate', en: 'months' }
  const kept = [purchaseMonths.own, purchaseMonths.profiling, messageMonths]
  for (const language of languages) {
    const { html } = builtInText('privacy', language, shop)
    const said = [...html.matchAll(new RegExp(`(\\d+) ${months[language]}`, 'g'))].map(([, count]) => Number(count))
    expect(said).toEqual(kept)
  }
})

test('the privacy notice says for how many days answers to forms are stored, as the shop has set it [retention-6]', () => {
  const said = { it: 'con i file allegati:', de: 'mit den beigefügten Dateien:', en: 'with the files sent along:' }
  const days = { it: '30 giorni', de: '30 Tage', en: '30 days' }
  for (const language of languages) {
    expect(builtInText('privacy', language, shop, { formDays: 30 }).html).toContain(
      `${said[language]} ${days[language]}.`,
    )
    expect(builtInText('privacy', language, shop).html).not.toContain(said[language])
  }
})

test.each(languages)(
  'the privacy notice names consent as the basis of suggestions from purchases, in %s [legal-21]',
  (language) => {
    const basis = {
      it: /Suggerimenti e offerte .*di sì/,
      de: /Vorschläge und Angebote .*deinem Ja/,
      en: /Suggestions and offers .*your yes/,
    }
    expect(builtInText('privacy', language, shop).html).toMatch(basis[language])
  },
)

test.each(languages)(
  'the privacy notice names purpose, explicit consent, secrecy and end of the food profile, in %s [diet-40]',
  (language) => {
    const said = {
      it: [/Profilo alimentare.*avvisarti.*articolo 9, paragrafo 2, lettera a/, /a nessuno/, /finché non lo elimini/],
      de: [/Ernährungsprofil.*zu warnen.*Artikel 9 Absatz 2 Buchstabe a/, /niemandem weiter/, /bis du es löschst/],
      en: [/Food profile.*warn you.*article 9, paragraph 2, letter a/, /to nobody/, /until you delete it/],
    }
    const { html } = builtInText('privacy', language, shop)
    for (const words of said[language]) expect(html).toMatch(words)
    expect(html).toContain('href="/profile/food"')
  },
)

/** A customer accepts a text in its version: another wording needs another day in every language. */
test('the version of a text of law belongs to its wording [legal-9]', () => {
  const read = (file: string) => readFileSync(new URL(`texts/${file}.md`, import.meta.url), 'utf8')
  const wordings = legalTextNames.map((name) => [
    name,
    new Set(languages.map((language) => builtInText(name, language, shop).version)),
    createHash('sha256')
      .update(languages.map((language) => read(`${name}.${language}`)).join(''))
      .digest('hex')
      .slice(0, 12),
  ])
  const day = new Set(['2026-11-29'])
  expect(wordings).toEqual([
    ['terms', new Set(['2026-11-30']), '8e66f19cc863'],
    ['privacy', new Set(['2026-12-02']), '85eb2d41ca27'],
    ['cookies', day, '24da1318b175'],
    ['accessibility', day, 'ef582f1aaf1e'],
  ])
})

describe('a place nothing is known for', () => {
  const bare = { ...silent, sellers: [{ cooperativeId: 1, name: 'Valle' }] }

  test.each(all)('is left out with its sentence: $name in $language is whole without it [legal-4]', (one) => {
    const { html } = builtInText(one.name, one.language, bare)
    expect(html).not.toMatch(/[{}\u{E000}\u{E001}]|undefined|<li><\/li>|<p><\/p>/u)
    expect(html).toContain('Spesa *di* Valle')
  })

  test('takes the heading along below which nothing is left, and no other sentence [legal-5]', () => {
    const text = [
      '## Known',
      'One sentence.',
      'Call {shop.phone}.',
      '## Contacts',
      '### By mail',
      'Write to {shop.email}.',
      '### By phone',
      'Call {shop.phone}.',
      '## Last [last]',
      'End.',
    ]
    const html = (known: ShopIdentityView) => fillTemplate(text.join('\n'), known).replaceAll(/\n/g, ' ')
    expect(html(silent)).toBe('<h2>Known</h2> <p>One sentence.</p> <h2 id="last">Last</h2> <p>End.</p>')
    expect(html({ ...silent, ...(phone !== undefined && { phone }) })).toContain('<h2>Contacts</h2> <h3>By phone</h3>')
  })

  test('values are written as they are, whatever signs they have', () => {
    const written = fillTemplate('{shop.name}', { ...shop, name: '<b>**A** [x](y) {shop.phone}</b>' })
    expect(written).toBe('<p>&lt;b&gt;**A** [x](y) {shop.phone}&lt;/b&gt;</p>')
  })
})
