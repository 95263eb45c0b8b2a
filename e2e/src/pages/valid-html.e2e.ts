import { languages } from '@bottega/rules/text/language.ts'
import { HtmlValidate } from 'html-validate'
import { expect, test } from 'vitest'
import { sentinel } from '../support/sentinel.ts'
import { shopOrigin } from '../support/shops.ts'
import { structuredDataOf } from '../support/structured-data.ts'

/**
 * The rules of the HTML standard and of ARIA in HTML. Rules of taste are not among these presets: how attributes are
 * written, the names of classes, the length of titles.
 */
const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard', 'html-validate:a11y'],
  elements: [
    'html5',
    {
      // SVG has it no more, and the validator does not know the attributes of its elements.
      svg: { foreign: true, phrasing: true, embedded: true, flow: true, attributes: { focusable: { enum: [] } } },
      link: {
        attributes: {
          rel: {
            enum: [
              '/^(?:alternate|apple-touch-icon|canonical|icon|manifest|modulepreload|next|preload|prev|stylesheet)$/',
            ],
          },
        },
      },
      script: { attributes: { type: { enum: ['module', String.raw`/^[a-z]+\/[a-z0-9.+-]+$/`] } } },
    },
  ],
  rules: {
    'no-dup-id': 'error',
    'no-missing-references': 'error',
    // A list of stores to choose from while typing holds more than words, which a select cannot.
    'prefer-native-element': 'off',
    // The standard allows a name on any element that has a role by itself, as the entry of a list has.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
  },
})

const loose = '/product/pollo-intero-a-busto-bottega'
const crumbs = 'BreadcrumbList'
const bread = sentinel('pane-di-altamura-dop').slug

/** Kinds of pages, with what each says of itself to search engines. */
const kinds: [string, string[]][] = [
  ['/', ['Organization', 'WebSite']],
  ['/category/frutta-e-verdura', [crumbs]],
  [`/product/${bread}`, [crumbs, 'Product']],
  [loose, [crumbs, 'Product']],
  ['/search?q=latte', []],
  ['/rivista-e-news/olio-nuovo', [crumbs, 'NewsArticle']],
  ['/ricette', [crumbs]],
  ['/ricette/torta-di-mele', [crumbs, 'Recipe']],
  ['/faq/domande-frequenti', [crumbs, 'FAQPage']],
  ['/le-cooperative/bottega-dei-laghi', [crumbs, 'WebPage']],
  ['/page/chi-siamo', [crumbs, 'WebPage']],
  ['/page/terms', [crumbs, 'WebPage']],
  ['/page/privacy', [crumbs, 'WebPage']],
  ['/page/cookies', [crumbs, 'WebPage']],
  ['/page/tutti-i-blocchi', [crumbs]],
  ['/negozi-e-volantini', [crumbs]],
  ['/negozi-e-volantini/torino-san-salvario', [crumbs, 'GroceryStore']],
  ['/volantini/offerte-della-settimana', [crumbs]],
  ['/login', []],
  ['/registration-user', []],
  ['/cart', []],
]

/** As served, in a language: what a page is before any script has run. */
async function served(path: string, language: string): Promise<string> {
  const address = new URL(path, shopOrigin())
  address.searchParams.set('lang', language)
  const reply = await fetch(address)
  expect([path, reply.status]).toEqual([path, 200])
  return reply.text()
}

test.each(languages)(
  'every kind of page is served in %s as the HTML standard asks: elements, attributes, ids, roles [valid-1]',
  async (language) => {
    for (const [path] of kinds) {
      const { results } = await validator.validateString(await served(path, language), path)
      const findings = results.flatMap(({ messages }) => messages)
      expect(findings.map(({ ruleId, message, selector }) => [path, ruleId, message, selector])).toEqual([])
    }
  },
)

test.each(languages)(
  'every kind of page describes itself in %s with what its types require [valid-2]',
  async (language) => {
    for (const [path, types] of kinds)
      expect([path, structuredDataOf(await served(path, language))]).toEqual([path, { types, findings: [] }])
  },
)
