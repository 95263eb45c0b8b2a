import type { Gender } from './registration.ts'

/** Letters of the months in a fiscal code, January first. */
const months = 'ABCDEHLMPRST'
/** Letters that stand for digits when two persons would have the same code (omocodia). */
const digitLetters = 'LMNPQRSTUV'

const digitsOf = (text: string) =>
  Number(Array.from(text, (sign) => (digitLetters.includes(sign) ? digitLetters.indexOf(sign) : sign)).join(''))

/** Women's days of birth are written with 40 more. */
const womensDay = 40

/**
 * True when a personal fiscal code says the same day of birth and gender as the form; names are not compared, since the
 * registry office may write them otherwise. A person of another gender has a code of one of the two.
 */
export function agreesWithFiscalCode(
  fiscalCode: string,
  person: { birthDate: string | undefined; gender: Gender | undefined },
): boolean {
  const code = fiscalCode.toUpperCase()
  if (code.length !== 16) return true
  const day = digitsOf(code.slice(9, 11))
  const isWomans = day > womensDay
  if (person.gender === 'female' && !isWomans) return false
  if (person.gender === 'male' && isWomans) return false
  if (person.birthDate === undefined) return true
  const [year = '', month = '', dayOfMonth = ''] = person.birthDate.split('-')
  return (
    digitsOf(code.slice(6, 8)) === Number(year.slice(2)) &&
    months.indexOf(code.charAt(8)) === Number(month) - 1 &&
    day % womensDay === Number(dayOfMonth)
  )
}
