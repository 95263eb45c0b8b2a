import { removeStored, writeStored, readStored } from './stored.ts'
import { typedFields } from './typed-fields.ts'

/** Text typed and not sent, by field: stored before a restart and restored after it. */
interface TypedText {
  readonly path: string
  readonly fields: readonly { readonly key: string; readonly value: string }[]
}

type Field = HTMLInputElement | HTMLTextAreaElement

/** Secrets are never stored, and a quantity belongs to the cart and is no text. */
const storedTypes = new Set(['text', 'search', 'email', 'tel', 'url', 'textarea'])

function isTextField(node: unknown): node is Field {
  if (!(node instanceof HTMLInputElement || node instanceof HTMLTextAreaElement)) return false
  const isSecret = /cc-|one-time|password/.test(node.autocomplete)
  return storedTypes.has(node.type) && !isSecret && !/decimal|numeric/.test(node.inputMode)
}

/** Names that stay the same after a restart, which generated ids may not. */
function keyOf(field: Field): string {
  return [field.type, field.name, field.getAttribute('aria-label') ?? field.labels?.[0]?.textContent ?? ''].join('|')
}

/** Stores the text typed in the page. */
export function storeTypedText(): void {
  const fields = [...document.querySelectorAll('input, textarea')]
    .filter(isTextField)
    .filter((field) => typedFields.has(field))
    .map((field) => ({ key: keyOf(field), value: field.value }))
  if (fields.length > 0) writeStored('typed_text', { path: window.location.pathname, fields } satisfies TypedText)
}

/** How long to wait for fields that render later, in milliseconds. */
const patienceMs = 10_000

/**
 * Restores typed text, as if typed again, when its page has been reloaded. Text typed since, while the script was
 * loading, stays.
 */
export function putBackTypedText(): void {
  const text = readStored('typed_text') as TypedText | undefined
  if (text?.path !== window.location.pathname) return
  removeStored('typed_text')
  const waiting = new Map(text.fields.map(({ key, value }) => [key, value]))
  const putBack = () => {
    for (const field of document.querySelectorAll<Field>('input, textarea')) {
      const value = waiting.get(keyOf(field))
      if (value === undefined) continue
      waiting.delete(keyOf(field))
      if (field.value !== value && !typedFields.has(field)) typeInto(field, value)
    }
    if (waiting.size === 0) observer.disconnect()
  }
  const observer = new MutationObserver(putBack)
  observer.observe(document.body, { childList: true, subtree: true })
  setTimeout(() => observer.disconnect(), patienceMs)
  putBack()
}

/** Uses the native setter instead of React's, so that React notices the change when the event fires. */
function typeInto(field: Field, value: string): void {
  const kind = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement
  Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
