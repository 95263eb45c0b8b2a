import { type Language, languages } from '@bottega/rules/text/language.ts'
import { optionsOfKey } from '@bottega/rules/cart/options.ts'
import type { SelectOption } from '../products.tables.ts'
import type { Localized } from '../../../kernel/database/columns.ts'
import { textIn } from '../../../kernel/text/localized-text.ts'

const nothingChosen: Localized = { it: '', ...Object.fromEntries(languages.map((language) => [language, ''])) }

/**
 * The chosen options of a product as text in each language: "Taglio: Affettato". Empty where nothing is chosen; a
 * choice the product no longer offers stays as it was made.
 */
export function optionWords(selectOptions: readonly SelectOption[], optionsKey: string): Localized {
  if (optionsKey === '') return nothingChosen
  const chosen = optionsOfKey(optionsKey)
  const known = selectOptions.filter(({ parameterName }) => Object.hasOwn(chosen, parameterName))
  const names = [...new Set([...known.map(({ parameterName }) => parameterName), ...Object.keys(chosen)])]
  const wordsIn = (language: Language) =>
    names
      .map((parameterName) => {
        const asked = known.find((one) => one.parameterName === parameterName)
        const option = asked?.options.find(({ value }) => value === chosen[parameterName])
        const name = asked === undefined ? parameterName : textIn(language, asked.name)
        return `${name}: ${option === undefined ? chosen[parameterName] : textIn(language, option.name)}`
      })
      .join(' · ')
  return { it: wordsIn('it'), ...Object.fromEntries(languages.map((language) => [language, wordsIn(language)])) }
}

/** The choices of a product, in the words of a language. */
export const presentSelectOptions = (selectOptions: readonly SelectOption[], language: Language) =>
  selectOptions.map(({ name, parameterName, options }) => ({
    name: textIn(language, name),
    parameterName,
    options: options.map((option) => ({ ...option, name: textIn(language, option.name) })),
  }))

/** On the wire: absent where nothing was chosen. */
export function presentOptions(words: Localized | undefined, language: Language): { optionsText?: string } {
  const text = words === undefined ? '' : textIn(language, words)
  return text === '' ? {} : { optionsText: text }
}
