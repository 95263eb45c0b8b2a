import { readDay, withSlashes, writtenDay } from '@bottega/rules/validators/date.ts'
import { TextField } from '@bottega/ui/components/fields/TextField.tsx'
import type { ComponentProps, FocusEvent, InputEvent } from 'react'

/** Keys and pastes alone: a deletion, an undo or a restored text is left as it is. */
const typing = new Set(['insertText', 'insertFromPaste'])

/** Gives a day its slashes while it is typed at the end; anywhere else the caret would jump. */
export function slashTyped({ currentTarget: field, nativeEvent }: InputEvent<HTMLInputElement>): void {
  if (!typing.has(nativeEvent.inputType) || nativeEvent.isComposing) return
  if (field.selectionStart !== field.value.length) return
  const written = withSlashes(field.value)
  if (written !== field.value) field.value = written
}

/** Shows a day that was read in one form; a text that cannot be read stays as it was typed. */
function tidy({ currentTarget: field }: FocusEvent<HTMLInputElement>): void {
  const day = readDay(field.value)
  if (day !== undefined) field.value = writtenDay(day)
}

/** A day known by heart, which nobody would look for in a calendar; the form reads it by `readDay`. */
export function DayField({ defaultValue, ...field }: ComponentProps<typeof TextField>) {
  return (
    <TextField
      {...field}
      defaultValue={typeof defaultValue === 'string' ? writtenDay(defaultValue) : undefined}
      // If this keypad has no separator none is needed, and if it has one it may be typed.
      inputMode="numeric"
      maxLength={20}
      onInput={slashTyped}
      onBlur={tidy}
    />
  )
}
