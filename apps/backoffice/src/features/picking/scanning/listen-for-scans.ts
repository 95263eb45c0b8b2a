/** Keys that came one after the other as fast as no hand types; times in milliseconds, as events carry them. */
export interface Run {
  readonly text: string
  readonly beganAt: number
  readonly lastAt: number
}

/** The longest between two keys of one scan: a radio link may hold one back. */
const longestGap = 100

/** Scanners need 5 to 30 a key, the fastest hands 60 over a whole number. */
const longestAverage = 50

/** The shortest code on packs has six digits; pieces and grams are shorter. */
const shortestCode = 6

const isInRun = (run: Run, at: number) => at - run.lastAt <= longestGap

/** The run with this character; it begins anew when the last key is too long ago. */
export function runAfter(run: Run | undefined, character: string, at: number): Run {
  if (run === undefined || !isInRun(run, at)) return { text: character, beganAt: at, lastAt: at }
  return { text: run.text + character, beganAt: run.beganAt, lastAt: at }
}

/** The code that a scanner typed when it presses Enter now, undefined for what a hand typed. */
export function codeOf(run: Run | undefined, at: number): string | undefined {
  if (run === undefined || run.text.length < shortestCode || !isInRun(run, at)) return undefined
  return at - run.beganAt <= run.text.length * longestAverage ? run.text : undefined
}

type Tell = (code: string) => void

/** The last one is asked: a dialog stands over the page that opened it. */
const listeners: Tell[] = []

let run: Run | undefined
let takeOut = nothingToTakeOut

function nothingToTakeOut() {
  // If the focus is on nothing that holds text, nothing was written.
}

/**
 * Hears what a hardware scanner types wherever the focus is: keys faster than a hand's, and Enter or Tab. The code does
 * not stay in the field that has the focus, and the last key presses, submits and leaves nothing. Returns what ends it.
 */
export function listenForScans(tell: Tell): () => void {
  if (listeners.length === 0) addEventListener('keydown', onKey, true)
  listeners.push(tell)
  return () => {
    listeners.splice(listeners.indexOf(tell), 1)
    if (listeners.length === 0) removeEventListener('keydown', onKey, true)
  }
}

/** Before any control of the page gets the key. */
function onKey(event: KeyboardEvent) {
  const { key, timeStamp } = event
  // Between the letters of a label.
  if (key === 'Shift') return
  const isCharacter = key.length === 1 && key !== ' '
  if (isCharacter && !event.repeat && !event.isComposing && !event.ctrlKey && !event.altKey && !event.metaKey) {
    const next = runAfter(run, key, timeStamp)
    if (next.text === key) takeOut = heldNow(document.activeElement)
    run = next
    return
  }
  const code = key === 'Enter' || key === 'Tab' ? codeOf(run, timeStamp) : undefined
  run = undefined
  if (code === undefined) return
  event.preventDefault()
  event.stopImmediatePropagation()
  takeOut()
  listeners.at(-1)?.(code)
}

/** A function that gives a field back its present text, and tells the page of it as if a hand had done so. */
function heldNow(field: Element | null): () => void {
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return nothingToTakeOut
  const { value, selectionStart, selectionEnd } = field
  return () => {
    if (!field.isConnected || field.value === value) return
    // React would take a value written by the element's own setter for the one it knows.
    const prototype: object =
      field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype
    Reflect.set(prototype, 'value', value, field)
    if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd)
    field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'historyUndo' }))
  }
}
