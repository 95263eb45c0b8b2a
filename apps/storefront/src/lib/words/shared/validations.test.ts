import { istatCode, postalCode, sdiCode } from '@bottega/rules/validators/codes.ts'
import { fiscalCode, taxId } from '@bottega/rules/validators/fiscal-code.ts'
import { date } from '@bottega/rules/validators/date.ts'
import { email } from '@bottega/rules/validators/email.ts'
import { loyaltyCard } from '@bottega/rules/validators/loyalty-card.ts'
import { maxLength, minLength, name } from '@bottega/rules/validators/text.ts'
import { url } from '@bottega/rules/validators/url.ts'
import { greaterThan } from '@bottega/rules/validators/numbers.ts'
import { loginPassword, minCapitals, minDigits, minSymbols } from '@bottega/rules/validators/password.ts'
import { phone } from '@bottega/rules/validators/phone.ts'
import { checkbox, required } from '@bottega/rules/validators/presence.ts'
import type { Verdict } from '@bottega/rules/validators/verdict.ts'
import { expect, test } from 'vitest'
import { translatorOf } from '../words.ts'
import { validationsWords } from './validations.ts'

const texts = translatorOf(validationsWords, 'it') as unknown as (key: string, values: { count: number }) => string

function textOf(verdict: Verdict): string | undefined {
  return verdict.ok ? undefined : texts(verdict.message.replace('validations.', ''), { count: verdict.count ?? 0 })
}

/** The complaints of a rule, in the words of the document. (Account and after-sales, section 5) */
const complaints: readonly (readonly [Verdict, string])[] = [
  [required(''), 'Campo obbligatorio'],
  [checkbox('0'), 'Campo obbligatorio'],
  [phone('12'), 'Digitare un numero di telefono valido'],
  [postalCode('201'), 'Il CAP deve essere di 4 o 5 cifre'],
  [istatCode('012345678'), 'Lo ZIP Code deve avere 10 cifre'],
  [loginPassword('12345'), 'La password deve essere lunga 6 caratteri'],
  [minDigits(2)('a1'), 'Deve contenere almeno 2 caratteri numerici'],
  [minCapitals(2)('aB'), 'Deve contenere almeno 2 caratteri maiuscoli'],
  [minSymbols(2)('a!'), 'Deve contenere almeno 2 caratteri speciali'],
  [email('giulia@'), 'Digitare una e-mail valida'],
  [fiscalCode('RSSMRA85T10A562T'), 'Codice fiscale non valido'],
  [fiscalCode('RSSMRA85T10A56'), 'Formato non corretto'],
  [taxId('1234567890'), 'P.Iva e C.F. devono avere 11 cifre'],
  [sdiCode('m5uxcr1'), 'Codice SDI non valido'],
  [date('1/1/1950'), 'Formato della data gg/mm/aaaa'],
  [name('R2D2'), 'Accetta solo nomi validi'],
  [url('example'), 'Digitare un url valido'],
  [minLength(3)('ab'), 'Lunghezza minima 3 caratteri'],
  [maxLength(3)('abcd'), 'Lunghezza massima 3 caratteri'],
  [greaterThan(10)('10'), 'Accetta solo valori maggiori di 10'],
  [loyaltyCard('29')('2900460001234'), 'Numero di carta fedeltà non valido'],
]

test.each(complaints)('%j is said in the words of the document: %s [validators-5]', (verdict, text) => {
  expect(textOf(verdict)).toBe(text)
})
