/** Marks an editor's text may carry; every other tag is dropped and its words stay. None keeps its attributes. */
const allowedTags: ReadonlySet<string> = new Set(
  'strong b em i sub sup br p ul ol li h3 h4 table caption thead tbody tr th td'.split(' '),
)

/** A text, or one of the marks above around others; `row` marks the table heads that name their row. */
export type RichNode = string | { readonly tag: string; readonly row: boolean; readonly children: readonly RichNode[] }

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: '’',
  nbsp: '\u00A0',
}

/** Elements whose words are not for reading. */
const silentElement = /<(script|style|template)\b[\s\S]*?(?:<\/\1\s*>|$)/gi
const token = /<!--[\s\S]*?(?:-->|$)|<(\/?)([a-z][a-z0-9]*)\b([^<>]*)>|[^<]+|</gi

/**
 * The texts of a product, which come as HTML, as a tree of the marks we know: what the page draws is elements of ours,
 * never markup of others. (Wire format, section 4: metaData)
 */
export function readRichText(html: string): readonly RichNode[] {
  const root: RichNode[] = []
  const open: { tag: string; children: RichNode[] }[] = []
  const place = (node: RichNode) => (open.at(-1)?.children ?? root).push(node)
  for (const [text, closing, name = '', attributes = ''] of html.replaceAll(silentElement, '').matchAll(token)) {
    const tag = name.toLowerCase()
    if (name === '') {
      if (!text.startsWith('<!--')) place(decode(text))
    } else if (!allowedTags.has(tag)) continue
    else if (closing) closeTo(open, tag)
    else {
      const children: RichNode[] = []
      place({ tag, row: /\bscope\s*=\s*"?row/.test(attributes), children })
      if (tag !== 'br') open.push({ tag, children })
    }
  }
  return root
}

/** Closes the nearest open element of that name and all inside it; without one, nothing. */
function closeTo(open: { tag: string }[], tag: string): void {
  const index = open.findLastIndex((element) => element.tag === tag)
  if (index >= 0) open.length = index
}

function decode(text: string): string {
  return text.replaceAll(/&(?:#(\d{1,6})|#x([0-9a-f]{1,5})|([a-z]+));/gi, (whole, decimal, hex, name: string) => {
    if (name !== undefined) return entities[name.toLowerCase()] ?? whole
    const code = decimal === undefined ? Number.parseInt(String(hex), 16) : Number(decimal)
    return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : ''
  })
}
