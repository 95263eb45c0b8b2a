import { randomUUID } from 'node:crypto'
import type { Personal } from '../src/lib/personal/personal.ts'
import type { Marks, Part } from '../src/lib/personal/rendering.ts'
import type { LoadedPage } from '../src/lib/visit/visit.ts'
import type { CopiedParts } from './copied-parts.ts'
import type { SharedAnswer } from './page-cache.ts'

/**
 * A page rendered for all shoppers who see the same shelves, in pieces: what all of them get, and between that the
 * parts that differ. (docs/decisions/0220-pages-shared-and-joined.md)
 */
export interface PersonalPage extends Omit<SharedAnswer, 'html'> {
  readonly pieces: readonly Piece[]
  /** Absent where the router answered without rendering, as with a redirect. */
  readonly loaded: LoadedPage | undefined
  /** Of its HTML, without the parts that it shares with other pages. */
  readonly ownBytes: number
}

/**
 * An estimate in bytes: a page holds the data and the products it was rendered from, about as large as its HTML. Parts
 * it shares with other pages are counted where they are found.
 */
export const sizeOf = ({ pieces, ownBytes }: PersonalPage): number => 2 * ownBytes + 16 * pieces.length + 10_000

export type Piece =
  | { readonly kind: 'shared'; readonly html: Buffer }
  /** `decision` is what `by` answered for the shopper the page was rendered for; no other part has its `id`. */
  | {
      readonly kind: 'part'
      readonly id: number
      readonly html: Buffer
      readonly part: Part
      readonly decision: Decision
    }
  /** The place at which the shopper's own data goes in. */
  | { readonly kind: 'data' }

type Decision = string | number | boolean | undefined

/** Of the parts rendered in this process. */
let lastPartId = 0

/** Collects the parts of one shared rendering. */
export class PartsOfPage implements Marks {
  readonly #secret = randomUUID()
  readonly #parts: Part[] = []
  readonly #copies: { digest: string; pieces: readonly Piece[] | undefined }[] = []
  readonly #known: CopiedParts
  readonly data = `${this.#secret}data`
  #ownBytes = 0

  constructor(known: CopiedParts) {
    this.#known = known
  }

  around(part: Part) {
    this.#parts.push(part)
    return { begin: `${this.#secret}${this.#parts.length - 1}[`, end: `${this.#secret}]` }
  }

  copied(name: string, of: readonly unknown[]) {
    const digest = this.#known.digestOf(name, of)
    const pieces = this.#known.get(digest)
    const number = this.#copies.push({ digest, pieces }) - 1
    if (pieces !== undefined) return { begin: `${this.#secret}${number}=`, isKnown: true }
    return { begin: `${this.#secret}${number}{`, end: `${this.#secret}${number}}`, isKnown: false }
  }

  /** Of the HTML whose pieces were taken, without copied parts. */
  get ownBytes(): number {
    return this.#ownBytes
  }

  /** The pieces of the finished HTML, in its order. `shared` is the shopper it was rendered for. */
  piecesOf(html: string, shared: Personal): readonly Piece[] {
    const mark = new RegExp(`(?:<!-- -->)?${this.#secret}(data|\\d+[[={}]|\\])(?:<!-- -->)?`)
    // Splitting by an expression with a group gives text and mark in turn.
    const [first = '', ...others] = html.split(mark)
    const pieces: Piece[] = [{ kind: 'shared', html: Buffer.from(first) }]
    let copyFrom = 0
    let copiedBytes = 0
    for (let at = 0; at < others.length; at += 2) {
      const [name = '', text = ''] = [others[at], others[at + 1]]
      const number = Number.parseInt(name, 10)
      const [part, copy] = [this.#parts[number], this.#copies[number]]
      const kind = name.slice(-1)
      if (kind === '[' && part !== undefined) {
        pieces.push({ kind: 'part', id: ++lastPartId, html: Buffer.from(text), part, decision: part.by?.(shared) })
        continue
      }
      if (name === 'data') pieces.push({ kind: 'data' })
      if (kind === '=') copiedBytes += pushAll(pieces, copy?.pieces ?? [])
      if (kind === '{') copyFrom = pieces.length
      if (kind === '}' && copy !== undefined) {
        const copied = pieces.slice(copyFrom)
        copiedBytes += bytesOf(copied)
        this.#known.add(copy.digest, copied)
      }
      if (text !== '') pieces.push({ kind: 'shared', html: Buffer.from(text) })
    }
    this.#ownBytes = bytesOf(pieces) - copiedBytes
    return pieces
  }
}

/** The data of a shopper that a page shows, and the rendering of the parts that differ for them. */
interface Joining {
  readonly personal: Personal
  /** The data of theirs that the scripts of the page read, as JSON in which nothing can end the element around it. */
  readonly data: Buffer
  readonly render: (parts: readonly Part[], separator: string) => readonly string[]
  readonly parts: PartsOfOne
}

/**
 * Parts as one shopper sees them, where they have been rendered before: those of the frame, the same on all pages, by
 * their names, the others by their ids.
 */
export interface PartsOfOne {
  readonly get: (part: string | number) => Buffer | undefined
  readonly add: (part: string | number, html: Buffer) => void
}

/** The page as the shopper it was rendered for sees it. */
export const htmlOf = (pieces: readonly Piece[], data: Buffer): Buffer =>
  Buffer.concat(pieces.map((piece) => (piece.kind === 'data' ? data : piece.html)))

type PartPiece = Piece & { kind: 'part' }

/** The page as this shopper sees it. Only the parts that differ from the shared ones are rendered. */
export function joinPage(pieces: readonly Piece[], joining: Joining): Buffer {
  const own = partsOf(pieces, joining)
  return Buffer.concat(pieces.map((piece) => (piece.kind === 'data' ? joining.data : (own.get(piece) ?? piece.html))))
}

const nameOf = ({ part, id }: PartPiece) => part.frame ?? id

function partsOf(pieces: readonly Piece[], { personal, render, parts }: Joining): ReadonlyMap<Piece, Buffer> {
  const own = new Map<Piece, Buffer>()
  const unknown: PartPiece[] = []
  for (const piece of pieces) {
    if (piece.kind !== 'part' || (piece.part.by !== undefined && piece.part.by(personal) === piece.decision)) continue
    const known = parts.get(nameOf(piece))
    if (known === undefined) unknown.push(piece)
    else own.set(piece, known)
  }
  if (unknown.length === 0) return own
  const rendered = render(
    unknown.map(({ part }) => part),
    randomUUID(),
  )
  if (rendered.length !== unknown.length)
    throw new Error(`${rendered.length} of ${unknown.length} parts of a page were rendered for a shopper`)
  for (const [index, piece] of unknown.entries()) {
    const html = Buffer.from(rendered[index] ?? '')
    own.set(piece, html)
    parts.add(nameOf(piece), html)
  }
  return own
}

function pushAll(pieces: Piece[], more: readonly Piece[]): number {
  pieces.push(...more)
  return bytesOf(more)
}

const bytesOf = (pieces: readonly Piece[]) =>
  pieces.reduce((sum, piece) => sum + (piece.kind === 'data' ? 0 : piece.html.length), 0)
