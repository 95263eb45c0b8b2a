import type { PersonSort } from '@bottega/rules/people/person-sorts.ts'
import { plainWords } from '@bottega/rules/text/plain-words.ts'
import { and, asc, desc, inArray, or, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import { loyaltyCard } from '../../trade/loyalty/cards.tables.ts'
import { appUser } from '../../kernel/accounts/accounts.tables.ts'
import { searchedWords } from '../../kernel/accounts/searched-words.ts'

/** One order each, whatever else is the same. */
export const orderOfPeople: Readonly<Record<PersonSort, readonly SQL[]>> = {
  name: [asc(appUser.lastName), asc(appUser.firstName), asc(appUser.id)],
  email: [asc(sql`lower(${appUser.email})`), asc(appUser.id)],
  newest: [desc(appUser.createdAt), desc(appUser.id)],
}

/** The text a staff member typed, as the index of customers knows it. */
export interface SearchedPeople {
  /** Words of names in plain letters. */
  texts: readonly string[]
  /** The same with particles as part of the name, as many write it: dangelo, deluca. */
  joined: readonly string[]
  /** Digits of a phone, a card, a VAT number, or a number of ours. */
  numbers: readonly string[]
}

const mostWords = 6
/** Fewer digits are in nearly every phone number. */
const fewestDigits = 4

const isNumber = (typed: string) => /\d/.test(typed) && /^[\d\s()+/.-]+$/.test(typed)

/**
 * A phone number without what separates its groups and without the prefix of Italy, as `searchedWords` stores it. Fewer
 * than four digits behind the prefix are no phone number: 003912 is a code.
 */
const digitsOf = (typed: string) => typed.replace(/^(?:\+|00)39(?=(?:\D*\d){4})/, '').replaceAll(/\D/g, '')

const apostrophes = /['’‘ʼ´`]/g
/** A word of one or two letters before another, as `searchedWords` joins them. */
const particles = /(^|[^a-z])([a-z]{1,2}) +(?=[a-z])/g

/** Words of letters are looked for together; a number is one however its groups are written. */
export function readSearch(typed: string): SearchedPeople {
  const text = typed.trim()
  const words = isNumber(text) ? [text] : text.split(/\s+/).slice(0, mostWords)
  const typedText = words.filter((word) => !isNumber(word)).join(' ')
  const isWord = (word: string) => word !== ''
  return {
    texts: plainWords(typedText).split(' ').filter(isWord),
    joined: plainWords(typedText.replaceAll(apostrophes, '')).replaceAll(particles, '$1$2').split(' ').filter(isWord),
    numbers: words.filter(isNumber).map(digitsOf),
  }
}

/** Nothing that could be looked for, as in `%`. */
export const isBlank = ({ texts, numbers }: SearchedPeople) => texts.length === 0 && numbers.length === 0

const wordsAre = (query: string) => sql`${searchedWords(appUser)} @@ to_tsquery('simple', ${query})`

const allOf = (beginnings: readonly string[]) => beginnings.map((one) => `'${one}':*`).join(' & ')
const anyOf = (beginnings: readonly string[]) => beginnings.map((one) => `'${one}':*`).join(' | ')

const reversed = (digits: string) => digits.split('').toReversed().join('')

/** Every text is the beginning of a word of the customer. Through the index `app_user_search`. */
export const namedBy = ({ texts, joined }: SearchedPeople): SQL | undefined =>
  texts.length === 0 ? undefined : wordsAre([texts, joined].map((words) => `(${allOf(words)})`).join(' | '))

/** Ids of the customers a phone number, its first or last digits, a VAT number or a whole loyalty card leads to. */
export function reachedBy(digits: string): SQL {
  const byCard = sql`select ${loyaltyCard.userId} from ${loyaltyCard}
    where ${loyaltyCard.number} = ${digits} and ${loyaltyCard.userId} is not null`
  if (digits.length < fewestDigits) return byCard
  return sql`select ${appUser.id} from ${appUser} where ${wordsAre(anyOf([digits, reversed(digits)]))} union all ${byCard}`
}

/** Whether digits can be the number of a row. */
export const isId = (digits: string) => Number(digits) >= 1 && Number(digits) <= 2_147_483_647

/** For a list with other filters: undefined where nothing was typed, nothing at all where it can match nothing. */
export function searchedBy(
  typed: string | undefined,
  condition: (search: SearchedPeople) => SQL | undefined,
): SQL | undefined {
  if (typed === undefined || typed.trim() === '') return undefined
  const search = readSearch(typed)
  return isBlank(search) ? sql`false` : condition(search)
}

/** Rows of customers with all that was typed, where a number may be one of the row's own, too. */
export const ofPeopleOr = (search: SearchedPeople, ...own: readonly SQLWrapper[]): SQL | undefined =>
  and(
    namedBy(search),
    ...search.numbers.map((digits) =>
      or(
        inArray(appUser.id, sql`(${reachedBy(digits)})`),
        ...(isId(digits) ? own.map((column) => sql`${column} = ${Number(digits)}`) : []),
      ),
    ),
  )

/** Customers with all that was typed; a number may be their own, too. */
export const matchingPeople = (search: SearchedPeople): SQL | undefined =>
  and(
    namedBy(search),
    ...search.numbers.map((digits) =>
      inArray(
        appUser.id,
        isId(digits)
          ? sql`(select ${Number(digits)}::int union all ${reachedBy(digits)})`
          : sql`(${reachedBy(digits)})`,
      ),
    ),
  )
