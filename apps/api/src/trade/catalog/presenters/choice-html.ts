import { choiceNotes, choicePicture, choiceWords } from '@bottega/rules/catalog/label-choices.ts'
import { isChoice, type LabelName } from '@bottega/rules/catalog/product-label.ts'
import type { Language } from '@bottega/rules/text/language.ts'

/** Codes of a field in words; those that have one by law as their picture, whose words are read aloud in its place. */
export function choiceHtml(name: LabelName, codes: readonly string[], language: Language): string {
  // The kinds with codes are those of the fields with choices; the table of kinds does not say so to the compiler.
  if (!isChoice(name)) return ''
  const note = choiceNotes[name]?.[language]
  const shown = codes.map((code) => {
    const [words, picture] = [choiceWords(name, code, language), choicePicture(name, code)]
    return picture === undefined ? words : `<img src="${picture}" alt="${words}" title="${words}" height="48">`
  })
  const isList = shown.length > 1 && choicePicture(name, codes[0] ?? '') === undefined
  const list = isList ? `<ul>${shown.map((one) => `<li>${one}</li>`).join('')}</ul>` : `<p>${shown.join(' ')}</p>`
  return note === undefined ? list : `${list}<p>${note}</p>`
}
