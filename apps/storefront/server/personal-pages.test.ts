import { anonymousUser } from '@bottega/contract/envelope.ts'
import { inScript } from '@bottega/rules/text/in-script.ts'
import { describe, expect, test, vi } from 'vitest'
import type { Personal } from '../src/lib/personal/personal.ts'
import type { Part } from '../src/lib/personal/rendering.ts'
import { CopiedParts } from './copied-parts.ts'
import { PartsOfShoppers } from './parts-of-shoppers.ts'
import { htmlOf, joinPage, PartsOfPage, type PartsOfOne, type Piece } from './personal-pages.ts'

const personOf = (name: string, userId = 7): Personal => ({
  user: { ...anonymousUser, userId, firstName: name },
  cart: {} as Personal['cart'],
  lists: [],
  session: undefined,
})
const shared = personOf('', 0)

/** A page with two parts: the name, and a heart that is full for the customer with the number 7. */
function pageWith({ stored = '' } = {}) {
  const marks = new PartsOfPage(new CopiedParts())
  const name = marks.around({ children: 'name' })
  const heart = marks.around({ children: 'heart', by: ({ user }) => user.userId === 7 })
  const html = `<p>${stored}</p>${name.begin}<i></i>${name.end}<b>Latte</b>${heart.begin}<u></u>${heart.end}<script>${marks.data}</script>.`
  return marks.piecesOf(html, shared)
}

const textOf = (part: Part) => (typeof part.children === 'string' ? part.children : '')
const render = (parts: readonly Part[]) => parts.map((part) => `[${textOf(part)}]`)
const noParts: PartsOfOne = { get: () => undefined, add: () => {} }
const join = (pieces: readonly Piece[], personal: Personal, rendering = render, parts = noParts) =>
  joinPage(pieces, { personal, data: Buffer.from(inScript(personal)), render: rendering, parts }).toString()

describe('a page joined for a shopper', () => {
  test('has their parts in the places of the shared ones, and their data', () => {
    const html = join(pageWith(), personOf('Ada'))
    expect(html).toMatch(/^<p><\/p>\[name\]<b>Latte<\/b>\[heart\]<script>\{.*"firstName":"Ada".*\}<\/script>\.$/)
  })

  test('renders only what differs for them', () => {
    const rendered = vi.fn(render)
    const html = join(pageWith(), personOf('Eva', 8), rendered)
    expect(rendered.mock.calls[0]?.[0].map(textOf)).toEqual(['name'])
    expect(html).toContain('<b>Latte</b><u></u>')
  })

  test('keeps no mark', () => {
    const pieces = pageWith()
    const html = pieces.map((piece) => (piece.kind === 'data' ? '' : piece.html.toString())).join('')
    expect(html).toBe('<p></p><i></i><b>Latte</b><u></u><script></script>.')
  })

  test('closes no script by a name that contains the end of one', () => {
    const html = join(pageWith(), personOf('</script><script>steal()'))
    expect(html.match(/<\/script>/g)).toHaveLength(1)
  })

  test.each(['0[', ']', 'data', '00000000-0000-0000-0000-000000000000data'])(
    'takes stored text as text, whatever it looks like: %s',
    (stored) => {
      expect(join(pageWith({ stored }), personOf('Ada'))).toMatch(
        new RegExp(`^<p>${stored.replaceAll(/[[\]]/g, String.raw`\$&`)}</p>\\[name\\]`),
      )
    },
  )

  test('is not made of parts that could not be rendered', () => {
    expect(() => join(pageWith(), personOf('Ada'), () => [])).toThrow('0 of 2 parts')
  })

  test('has no comment of React left between a mark and a text beside it', () => {
    const marks = new PartsOfPage(new CopiedParts())
    const { begin, end } = marks.around({ children: 'name' })
    const pieces = marks.piecesOf(`a<!-- -->${begin}<!-- -->${end}<!-- -->b`, shared)
    expect(join(pieces, personOf('Ada'), () => [''])).toBe('ab')
  })
})

describe('the frame around a page', () => {
  const parts = new PartsOfShoppers()
  /** A page with the greeting in its frame, sent to this shopper; what is rendered for them says so. */
  function sendTo(personal: Personal, rendered = vi.fn(render)) {
    const marks = new PartsOfPage(new CopiedParts())
    const { begin, end } = marks.around({ children: `hello ${personal.user.firstName}`, frame: 'account' })
    const pieces = marks.piecesOf(`<header>${begin}<i></i>${end}</header>`, shared)
    return { rendered, html: join(pieces, personal, rendered, parts.of(inScript(personal), 'it')) }
  }

  test('is rendered once for a shopper, however many pages they open', () => {
    expect(sendTo(personOf('Ada')).html).toBe('<header>[hello Ada]</header>')
    const again = sendTo(personOf('Ada'))
    expect(again.html).toBe('<header>[hello Ada]</header>')
    expect(again.rendered).not.toHaveBeenCalled()
  })

  test.each([
    ['another name', personOf('Eva')],
    ['another number', personOf('Ada', 8)],
    ['another cart', { ...personOf('Ada'), cart: { version: 2 } as Personal['cart'] }],
    ['another list', { ...personOf('Ada'), lists: [{ listId: 1 }] as unknown as Personal['lists'] }],
  ])('is rendered again for a shopper with %s', (_, personal) => {
    sendTo(personOf('Ada'))
    const { html, rendered } = sendTo(personal)
    expect(rendered).toHaveBeenCalledOnce()
    expect(html).toBe(`<header>[hello ${personal.user.firstName}]</header>`)
  })

  test('is another one in another language', () => {
    const own = inScript(personOf('Ada'))
    parts.of(own, 'it').add('cart', Buffer.from('Carrello'))
    expect(parts.of(own, 'de').get('cart')).toBeUndefined()
  })
})

describe('a part that looks the same on every page', () => {
  /** A page with a card of this product; what is rendered of the card says whether it was. */
  function pageOf(product: object, known: CopiedParts) {
    const marks = new PartsOfPage(known)
    const { begin, end = '', isKnown } = marks.copied('card it', [product])
    const heart = isKnown ? undefined : marks.around({ children: 'heart', by: ({ user }) => user.userId === 7 })
    const card = heart && `<b>Latte</b>${heart.begin}<u></u>${heart.end}<i></i>`
    return { isKnown, pieces: marks.piecesOf(`<main>${begin}${card ?? ''}${end}</main>`, shared) }
  }

  test('is rendered for the first page and copied into the next, each shopper with their own [storefront-6]', () => {
    const known = new CopiedParts()
    const [first, second] = [pageOf({ price: 1 }, known), pageOf({ price: 1 }, known)]
    expect([first.isKnown, second.isKnown]).toEqual([false, true])
    for (const { pieces } of [first, second]) {
      expect(htmlOf(pieces, Buffer.alloc(0)).toString()).toBe('<main><b>Latte</b><u></u><i></i></main>')
      expect(join(pieces, personOf('Ada'))).toBe('<main><b>Latte</b>[heart]<i></i></main>')
      expect(join(pieces, personOf('Eva', 8))).toBe('<main><b>Latte</b><u></u><i></i></main>')
    }
  })

  test('is rendered again when anything it is rendered from has changed [storefront-7]', () => {
    const known = new CopiedParts()
    pageOf({ price: 1 }, known)
    expect(pageOf({ price: 2 }, known).isKnown).toBe(false)
  })

  test('is found by what the values it is rendered from say, each in its place', () => {
    const known = new CopiedParts()
    const milk = { name: 'Latte' }
    expect(known.digestOf('card it', [milk, 2])).toBe(known.digestOf('card it', [{ ...milk }, 2]))
    const others = [
      known.digestOf('card de', [milk, 2]),
      known.digestOf('card it', [milk, '2']),
      known.digestOf('card it', [milk, undefined]),
      known.digestOf('card it', [2, milk]),
      known.digestOf('card it', [{ name: 'Latte fresco' }, 2]),
    ]
    expect(others).not.toContain(known.digestOf('card it', [milk, 2]))
  })

  test('holds a bounded amount of memory', () => {
    const known = new CopiedParts()
    const large: Piece = { kind: 'shared', html: Buffer.alloc(1024 * 1024) }
    for (let number = 0; number < 100; number++) known.add(String(number), [large])
    expect(known.get('0')).toBeUndefined()
    expect(known.get('99')).toEqual([large])
  })
})
