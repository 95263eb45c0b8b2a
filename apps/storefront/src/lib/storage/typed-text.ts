import { removeStored, writeStored, readStored } from './stored.ts'
import { typedFields } from './typed-fields.ts'

/** Text typed and not sent, by field: stored before a restart and restored after it. */
interface TypedText {
  readonly path: string
  readonly fields: readonly { readonly key: string; readonly value: string }[]
  /** The time at which it was stored, in milliseconds. */
  readonly at: number
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** Secrets are never stored, and a quantity belongs to the cart and is no text. */
const storedTypes = new Set(['text', 'search', 'email', 'tel', 'url', 'textarea'])

/** Of a draft (`use-draft.ts`) also what is chosen, and numbers, of which none is a quantity. */
const draftTypes = new Set([...storedTypes, 'select-one', 'radio'])

const fieldsOf = (within: ParentNode) => within.querySelectorAll<Field>('input, textarea, select')
const draftOf = (field: Field) => field.closest<HTMLFormElement>('form[data-draft]')
const isSecret = ({ autocomplete }: Field) => /cc-|one-time|password/.test(autocomplete)

function isStored(field: Field): boolean {
  if (isSecret(field)) return false
  if (draftOf(field) !== null) return isInDraft(field)
  return storedTypes.has(field.type) && !/decimal|numeric/.test(field.inputMode) && typedFields.has(field)
}

/** A refused send forgets what was typed, so a draft is what differs from the form as it came. */
function isInDraft(field: Field): boolean {
  if (!draftTypes.has(field.type) || field.closest('[data-no-draft]') !== null) return false
  if (field instanceof HTMLSelectElement) return field.selectedIndex > 0
  if (field.type === 'radio') return (field as HTMLInputElement).checked
  return field.value !== field.defaultValue || typedFields.has(field)
}

/** Names that stay the same after a restart, which generated ids may not. */
function keyOf(field: Field): string {
  const label = field.getAttribute('aria-label') ?? field.labels?.[0]?.textContent ?? ''
  const isAmongMany = field.type === 'radio'
  // The fields of a draft have names; its labels may be in another language after the reload.
  if (draftOf(field) !== null) return [field.type, field.name, isAmongMany ? field.value : ''].join('|')
  return [field.type, field.name, label].join('|')
}

/** Stores the text typed in the page. */
export function storeTypedText(): void {
  const fields = [...fieldsOf(document)].filter(isStored).map((field) => ({ key: keyOf(field), value: field.value }))
  if (fields.length === 0) return
  writeStored('typed_text', { path: window.location.pathname, fields, at: Date.now() } satisfies TypedText)
}

/** How long to wait for fields that render later, in milliseconds. */
const patienceMs = 10_000

/** In milliseconds; short, because the next person at a shared device must not find it. */
const validMs = 30 * 60_000

/**
 * Restores typed text, as if typed again, when its page has been reloaded; on another page it is dropped. Text typed since,
 * while the script was loading, stays.
 */
export function putBackTypedText(): void {
  const text = readStored('typed_text') as TypedText | undefined
  removeStored('typed_text')
  if (text?.path !== window.location.pathname || Date.now() - text.at > validMs) return
  const waiting = new Map(text.fields.map(({ key, value }) => [key, value]))
  const putBack = () => {
    for (const field of fieldsOf(document)) {
      const value = waiting.get(keyOf(field))
      if (value === undefined) continue
      waiting.delete(keyOf(field))
      if (typedFields.has(field)) continue
      if (field.type === 'radio') field.click()
      else if (field.value !== value) typeInto(field, value)
    }
    if (waiting.size === 0) observer.disconnect()
  }
  const observer = new MutationObserver(putBack)
  observer.observe(document.body, { childList: true, subtree: true })
  setTimeout(() => observer.disconnect(), patienceMs)
  putBack()
}

const kindOf = (field: Field) => {
  if (field instanceof HTMLSelectElement) return HTMLSelectElement
  return field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement
}

/** Uses the native setter instead of React's, so that React notices the change when the event fires. */
function typeInto(field: Field, value: string): void {
  Object.getOwnPropertyDescriptor(kindOf(field).prototype, 'value')?.set?.call(field, value)
  const event = field instanceof HTMLSelectElement ? 'change' : 'input'
  field.dispatchEvent(new Event(event, { bubbles: true }))
}
