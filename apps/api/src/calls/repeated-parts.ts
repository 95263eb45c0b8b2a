import { randomUUID } from 'node:crypto'
import { withPictureOrigin } from '../picture-origin.ts'

/** Which parts of an answer are objects that other answers hold too. */
const partsOfAnswer = new WeakMap<object, ReadonlySet<object>>()
/** The JSON of each part, cached exactly as long as the module that made the part holds it. */
const bytesOfPart = new WeakMap<object, Buffer>()

/** Random for each process, so that no text from a request can match it. */
const placeholder = randomUUID()
const placeholderText = JSON.stringify(placeholder)

/**
 * Says that an answer holds parts made once and handed out again and again, which must not be changed any more: a cart
 * of a hundred products is answered at every press of a button, and its products are nine tenths of it.
 */
export function withRepeatedParts<Data extends object>(data: Data, parts: Iterable<object>): Data {
  partsOfAnswer.set(data, new Set(parts))
  return data
}

/** The answer as JSON; repeated parts are turned into text once and from then on copied. */
export function answerJson(envelope: { data: object | null }, origin = ''): string | Buffer {
  const parts = envelope.data === null ? undefined : partsOfAnswer.get(envelope.data)
  if (parts === undefined) return withPictureOrigin(JSON.stringify(envelope), origin)
  const placed: object[] = []
  const text = JSON.stringify(envelope, (_key, value: unknown) => {
    if (typeof value !== 'object' || value === null || !parts.has(value)) return value
    placed.push(value)
    return placeholder
  })
  const pieces = withPictureOrigin(text, origin)
    .split(placeholderText)
    .flatMap((piece, index) => {
      const part = placed[index]
      return part === undefined ? [Buffer.from(piece)] : [Buffer.from(piece), bytesOf(part, origin)]
    })
  return Buffer.concat(pieces)
}

function bytesOf(part: object, origin: string): Buffer {
  const bytes = bytesOfPart.get(part) ?? Buffer.from(withPictureOrigin(JSON.stringify(part), origin))
  bytesOfPart.set(part, bytes)
  return bytes
}
