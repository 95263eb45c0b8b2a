import { anonymousUser } from '@bottega/contract/envelope.ts'
import { describe, expect, test, vi } from 'vitest'
import type { Personal } from '../src/lib/personal/personal.ts'
import type { Part } from '../src/lib/personal/rendering.ts'
import { joinPage, PartsOfPage } from './personal-pages.ts'

const personOf = (name: string, userId = 7): Personal => ({
  user: { ...anonymousUser, userId, firstName: name },
  cart: {} as Personal['cart'],
  lists: [],
  session: undefined,
})
const shared = personOf('', 0)

/** A page with two parts: the name, and a heart that is full for the customer with the number 7. */
function pageWith({ stored = '' } = {}) {
  const marks = new PartsOfPage()
  const name = marks.around({ children: 'name' })
  const heart = marks.around({ children: 'heart', by: ({ user }) => user.userId === 7 })
  const html = `<p>${stored}</p>${name.begin}<i></i>${name.end}<b>Latte</b>${heart.begin}<u></u>${heart.end}<script>${marks.data}</script>.`
  return marks.piecesOf(html, shared)
}

const textOf = (part: Part) => (typeof part.children === 'string' ? part.children : '')
const render = (parts: readonly Part[]) => parts.map((part) => `[${textOf(part)}]`)

describe('a page joined for a shopper', () => {
  test('has their parts in the places of the shared ones, and their data', () => {
    const html = joinPage(pageWith(), personOf('Ada'), render).toString()
    expect(html).toMatch(/^<p><\/p>\[name\]<b>Latte<\/b>\[heart\]<script>\{.*"firstName":"Ada".*\}<\/script>\.$/)
  })

  test('renders only what differs for them', () => {
    const rendered = vi.fn(render)
    const html = joinPage(pageWith(), personOf('Eva', 8), rendered).toString()
    expect(rendered.mock.calls[0]?.[0].map(textOf)).toEqual(['name'])
    expect(html).toContain('<b>Latte</b><u></u>')
  })

  test('keeps no mark', () => {
    const pieces = pageWith()
    const html = pieces.map((piece) => (piece.kind === 'data' ? '' : piece.html.toString())).join('')
    expect(html).toBe('<p></p><i></i><b>Latte</b><u></u><script></script>.')
  })

  test('closes no script by a name that contains the end of one', () => {
    const html = joinPage(pageWith(), personOf('</script><script>steal()'), render).toString()
    expect(html.match(/<\/script>/g)).toHaveLength(1)
  })

  test.each(['0[', ']', 'data', '00000000-0000-0000-0000-000000000000data'])(
    'takes stored text as text, whatever it looks like: %s',
    (stored) => {
      expect(joinPage(pageWith({ stored }), personOf('Ada'), render).toString()).toMatch(
        new RegExp(`^<p>${stored.replaceAll(/[[\]]/g, String.raw`\$&`)}</p>\\[name\\]`),
      )
    },
  )

  test('is not made of parts that could not be rendered', () => {
    expect(() => joinPage(pageWith(), personOf('Ada'), () => [])).toThrow('0 of 2 parts')
  })

  test('has no comment of React left between a mark and a text beside it', () => {
    const marks = new PartsOfPage()
    const { begin, end } = marks.around({ children: 'name' })
    const pieces = marks.piecesOf(`a<!-- -->${begin}<!-- -->${end}<!-- -->b`, shared)
    expect(joinPage(pieces, personOf('Ada'), () => ['']).toString()).toBe('ab')
  })
})
