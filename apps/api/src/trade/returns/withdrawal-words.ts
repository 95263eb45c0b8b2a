import { type WithdrawalException, withdrawalKinds } from '@bottega/rules/returns/withdrawal.ts'
import { fill } from '@bottega/rules/text/fill.ts'
import type { Language } from '@bottega/rules/text/language.ts'

const excepted = {
  it: 'Per questi prodotti la legge esclude il recesso: sono {goods} (art. 59, lettera {clause}, del Codice del consumo).',
  de: 'Für diese Waren schließt das Gesetz den Widerruf aus: Es sind {goods} (Art. 59 Buchstabe {clause} des Codice del consumo).',
  en: 'The law excepts these goods from withdrawal: they are {goods} (article 59, letter {clause}, of the Codice del consumo).',
} as const

/** Why goods cannot be withdrawn from, with the letter of the law. */
export function exceptionText(exception: WithdrawalException, language: Language): string {
  const { names, clause } = withdrawalKinds[exception]
  return fill(excepted[language], { goods: names[language], clause })
}
