import { choiceCodes, readChoice } from '@bottega/rules/catalog/label-choices.ts'
import type { Localized } from '@bottega/rules/text/language.ts'
import {
  type ChoiceName,
  type LabelColumn,
  isChoice,
  labelFields,
  type LabelTextColumn,
  type LabelTextName,
  type LabelTexts,
  labelTextNames,
  type LabelValues,
} from '@bottega/rules/catalog/product-label.ts'
import { isCountry } from '@bottega/rules/payments/countries.ts'
import { cleanText } from './clean-text.ts'
import { cleanIngredients } from './ingredients.ts'
import type { LabelRemark } from './label-remark.ts'
import { withoutMarkup } from './markup.ts'

/** Characters of a text of the product page. */
const longestText = 2000

/**
 * Reads the text somebody wrote in a column of a file or in the form of the back office; empty where there is nothing.
 */
export type ReadLabelColumn = (column: LabelColumn) => string

/** Hears what of a text was not taken as it was written. */
type Note = (remark: LabelRemark) => void

type LabelReader<Value> = (column: LabelTextColumn, read: ReadLabelColumn, note: Note) => Value | undefined

type Clean = (column: LabelColumn, raw: string, note: Note) => string | undefined

/** A label without Italian is shown in the language it has. */
const inLanguages =
  (clean: Clean): LabelReader<Localized> =>
  (column, read, note) => {
    const textIn = (one: LabelColumn) => clean(one, read(one), note)
    const [it, de, en] = [textIn(column), textIn(`${column}_de`), textIn(`${column}_en`)]
    const first = it ?? de ?? en
    return first === undefined
      ? undefined
      : { it: first, ...(de !== undefined && { de }), ...(en !== undefined && { en }) }
  }

const emphasised: Clean = (column, raw, note) => {
  const { html, remarks: found } = cleanIngredients(column, raw)
  for (const remark of found) note(remark)
  return html
}

const readers: { [Kind in 'plain' | 'emphasised' | 'country']: LabelReader<LabelValues[Kind]> } = {
  plain: inLanguages((column, raw, note) => plainText(column, raw, note, longestText)),
  emphasised: inLanguages(emphasised),
  country: (column, read, note) => {
    const written = read(column).slice(0, longestText).trim()
    const code = written.toUpperCase()
    if (isCountry(code)) return code
    if (written !== '') note({ field: column, reason: 'value-unknown', value: written })
    return undefined
  },
}

/** The codes between commas, in the order of the field; one the field does not know is named and left out. */
function codesIn(name: ChoiceName, read: ReadLabelColumn, note: Note): string[] {
  const { column } = labelFields[name]
  const written = read(column)
    .slice(0, longestText)
    .split(/[,;|]/)
    .map((one) => one.trim())
    .filter((one) => one !== '')
  const found = written.flatMap((one) => {
    const code = readChoice(name, one)
    if (code === undefined) note({ field: column, reason: 'value-unknown', value: one })
    return code ?? []
  })
  const codes = new Set(found)
  return choiceCodes(name).filter((code) => codes.has(code))
}

function readChoices(name: ChoiceName, read: ReadLabelColumn, note: Note): string | string[] | undefined {
  const codes = codesIn(name, read, note)
  const [first, second] = codes
  if (labelFields[name].kind === 'choices') return first === undefined ? undefined : codes
  if (second === undefined) return first
  note({ field: labelFields[name].column, reason: 'value-unknown', value: codes.join(', ') })
  return undefined
}

/** One field of a label. `note` hears what could not be taken. */
export function readLabelField<Name extends LabelTextName>(
  name: Name,
  read: ReadLabelColumn,
  note: Note,
): LabelTexts[Name] {
  const value = isChoice(name) ? readChoices(name, read, note) : readText(name, read, note)
  // The table gives a field its kind and `LabelTexts` the type of that kind; looked up apart they lose each other.
  return value as LabelTexts[Name]
}

const readText = (name: Exclude<LabelTextName, ChoiceName>, read: ReadLabelColumn, note: Note) => {
  const { kind, column } = labelFields[name]
  return readers[kind](column, read, note)
}

/** All texts of a label; a field without one is left out. */
export function readLabel(read: ReadLabelColumn, note: Note): LabelTexts {
  const fields = labelTextNames.map((name) => [name, readLabelField(name, read, note)] as const)
  return Object.fromEntries(fields.filter(([, value]) => value !== undefined))
}

/** Text without a bracket that could open a mark, whether a page shows it as text or as HTML. */
export function plainText(field: string, raw: string, note: Note, longest: number): string | undefined {
  // Marks and entities make a text longer than what is shown of it, but not by this much.
  if (raw.length > longest * 5) {
    note({ field, reason: 'text-too-long', value: `${raw.length} characters` })
    return undefined
  }
  const { text, notes } = cleanText(raw)
  const plain = withoutMarkup(text)
    .replaceAll(/[<>\s]+/g, ' ')
    .trim()
  for (const reason of notes) note({ field, reason, value: raw })
  if (plain.length > longest) {
    note({ field, reason: 'text-too-long', value: `${plain.length} characters` })
    return undefined
  }
  return plain === '' ? undefined : plain
}
