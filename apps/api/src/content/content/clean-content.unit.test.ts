import { describe, expect, test } from 'vitest'
import { cleanConfig } from '../../kernel/publishing/fields/clean-config.ts'
import { cleanBlock, cleanMetadata } from './clean-content.ts'
import { cleanHtml } from '../../kernel/publishing/fields/clean-html.ts'
import { cleanStyle } from '../../kernel/publishing/fields/clean-style.ts'
import { safeLink } from '../../kernel/publishing/fields/safe-link.ts'

describe('editors’ markup', () => {
  test.each([
    ['<p>Ciao <strong>a tutti</strong></p>'],
    ['<h2>Titolo</h2><ul><li>uno</li></ul>'],
    ['<table><tbody><tr><th scope="row">Sale</th><td colspan="2">1 g</td></tr></tbody></table>'],
    ['<a href="/category/frutta">Frutta</a>'],
    ['<p lang="de">Größe &amp; Preis</p>'],
  ])('%s stays as it is', (html) => expect(cleanHtml(html)).toBe(html))

  test.each([
    ['<script>alert(1)</script>', ''],
    ['<p onclick="alert(1)">x</p>', '<p>x</p>'],
    ['<img src=x onerror=alert(1)>', '<img />'],
    ['<img src="https://tracker.example/p.gif">', '<img />'],
    ['<a href="javascript:alert(1)">x</a>', '<a>x</a>'],
    ['<a href=" jav&#x09;ascript:alert(1)">x</a>', '<a>x</a>'],
    ['<a href="data:text/html,<script>1</script>">x</a>', '<a>x</a>'],
    ['<a href="//evil.example">x</a>', '<a>x</a>'],
    ['<a href="/\\evil.example">x</a>', '<a>x</a>'],
    [
      '<a href="http://evil.example" target="_blank">x</a>',
      '<a href="https://evil.example" target="_blank" rel="noopener noreferrer">x</a>',
    ],
    ['<p style="position:fixed;inset:0">x</p>', '<p>x</p>'],
    ['<p id="content" class="button">x</p>', '<p>x</p>'],
    ['<style>body{display:none}</style>', ''],
    ['<iframe src="https://www.youtube.com/embed/x"></iframe>', ''],
    ['<form action="https://evil.example"><input name="password"><button>Entra</button></form>', 'Entra'],
    ['<svg><script>alert(1)</script></svg>', ''],
    ['<svg/onload=alert(1)>', ''],
    ['<math><mi//xlink:href="data:x,<script>alert(1)</script>">', ''],
    ['<noscript><p title="</noscript><img src=x onerror=alert(1)>">', ''],
    ['<base href="https://evil.example/"><meta http-equiv="refresh" content="0">', ''],
    ['<object data="x"></object><embed src="x">', ''],
  ])('%s loses what could harm [content-1]', (html, clean) => {
    expect(cleanHtml(html)).toBe(clean)
  })

  test('a tag put together from the rests of another is text', () => {
    expect(cleanHtml('<<script>script>alert(1)<</script>/script>')).not.toMatch(/<\/?script/)
  })

  test('a link that leaves the shop cannot reach back, a picture of the shop is fetched when seen', () => {
    expect(cleanHtml('<a href="https://bottega.example/" rel="opener">x</a>')).toBe(
      '<a href="https://bottega.example/" target="_blank" rel="noopener noreferrer">x</a>',
    )
    expect(cleanHtml('<img src="/photo/a.webp" loading="eager">')).toBe(
      '<img alt="" loading="lazy" src="/photo/a.webp" />',
    )
  })

  test('cleaned twice is cleaned once', () => {
    const once = cleanHtml('<p>1 &lt; 2 &amp; <b>“sì”</b><script>x</script></p>')
    expect(cleanHtml(once)).toBe(once)
  })
})

describe('an address', () => {
  test.each(['/offerte', '/category/frutta?promo=true', '#note', 'https://example.org', 'mailto:a@b.it', 'tel:+3902'])(
    '%s may be linked',
    (address) => expect(safeLink(address)).toBe(address),
  )
  test.each(['', 'javascript:1', '//x.example', '/\\x.example', 'ftp://x', 'http://x', 'java\nscript:1', 'https://'])(
    '%j may not',
    (address) => expect(safeLink(address)).toBeUndefined(),
  )
})

describe('CSS_STYLE', () => {
  test.each([
    ['color: #1e6b45; padding: 8px 16px', 'color: #1e6b45; padding: 8px 16px'],
    ['TEXT-ALIGN:center;', 'text-align: center'],
    ['background: url(https://evil.example/x)', ''],
    ['background-color: url(javascript:1)', ''],
    ['color: red; position: fixed; z-index: 9', 'color: red'],
    ['color: expression(alert(1))', ''],
    ['color: red}body{display:none', ''],
    ['--x: 1; behavior: url(x)', ''],
    ['constructor: red; __proto__: red', ''],
  ])('%s keeps "%s"', (style, expected) => expect(cleanStyle(style)).toBe(expected))
})

describe('JSON_CONFIG', () => {
  test.each([
    ['{"slidesPerView":3,"loop":true}', '{"slidesPerView":3,"loop":true}'],
    ['{"slidesPerView":"3","loop":1}', '{}'],
    ['{"slidesPerView":9999,"on":{"init":"alert(1)"}}', '{}'],
    ['{"__proto__":{"x":1},"constructor":1}', '{}'],
    [
      '{"breakpoints":{"600":{"slidesPerView":2,"loop":true,"evil":1},"600;x":{"slidesPerView":2},"1900":"x"}}',
      '{"breakpoints":{"600":{"slidesPerView":2},"1900":{}}}',
    ],
    ['{"breakpoints":[]}', '{}'],
    ['[1]', '{}'],
    ['{', '{}'],
  ])('%s keeps %s', (config, expected) => expect(cleanConfig(config)).toBe(expected))
})

describe('content is cleaned by the schema of its type', () => {
  const script = '<p onclick="x">Ciao</p><script>x</script>'

  test('markup is markup only where the type says so, in every language', () => {
    expect(cleanBlock('StaticText', { html: { it: script, de: '<script>x</script>Hallo' } })).toEqual({
      html: { it: '<p>Ciao</p>', de: 'Hallo' },
    })
    expect(cleanBlock('ProductSlider', { title: { it: script } })).toEqual({ title: { it: script } })
  })

  test('links of every banner are addresses, its words stay text, and what is incomplete is still cleaned', () => {
    const banners = [
      { title: '<b>resta testo</b>', link: 'javascript:1' },
      { title: 'x', link: '/offerte', html: script, content: script },
      { link: '/offerte' },
      'Uno',
    ]
    expect(cleanBlock('BannerGrid', { variant: 'tiles', banners })).toEqual({
      variant: 'tiles',
      banners: [{ title: '<b>resta testo</b>' }, { title: 'x', link: '/offerte', content: '<p>Ciao</p>' }],
    })
  })

  test('style, background and slider options of a block go through their lists', () => {
    const settings = {
      CSS_STYLE: 'color: red; position: fixed',
      BACKGROUND_COLOR: '#fbefd3',
      JSON_CONFIG: '{"loop":true,"evil":1}',
    }
    expect(cleanBlock('StaticText', settings)).toEqual({
      ...settings,
      CSS_STYLE: 'color: red',
      JSON_CONFIG: '{"loop":true}',
    })
    expect(cleanBlock('StaticText', { BACKGROUND_COLOR: 'red;position:fixed' })).toEqual({})
  })

  test('a field the type does not have is left out, and one that looks like a language hides nothing [content-2]', () => {
    expect(cleanBlock('StaticText', { html: '<p>x</p>', link: 'javascript:1', it: 'x' })).toEqual({ html: '<p>x</p>' })
    const popup = { it: 'x', CONTENT: '<img src=x onerror=alert(1)>', link: 'javascript:1' }
    expect(cleanMetadata({ category_popup: popup })).toEqual({ category_popup: { CONTENT: '<img />' } })
  })

  test('colours and numbers of a category are nothing else', () => {
    const category_popup = { ACTIVE: script, OPENING_DELAY: '2; x', REOPENING_DAYS_DELAY: '7' }
    const category_info = { COLOR: script, HEADER_IMAGE: { it: 'javascript:1', de: '/photo/a.webp' } }
    expect(cleanMetadata({ category_popup, category_info })).toEqual({
      category_popup: { REOPENING_DAYS_DELAY: '7' },
      category_info: {},
    })
  })

  test('content of an unknown type stays the plain text it is', () => {
    expect(cleanBlock('title', { html: '<script>', items: [{ text: 'x' }] })).toEqual({
      html: '<script>',
      items: [{ text: 'x' }],
    })
  })
})
