import { type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'

/** The columns by which staff search customers. */
type SearchedColumns = Record<
  'firstName' | 'lastName' | 'companyName' | 'login' | 'email' | 'vatNumber' | 'phone' | 'mobilePhone',
  AnyPgColumn
>

/** The digits of a phone number without the prefix of Italy, forwards and backwards. */
function phoneWords(column: AnyPgColumn): SQL {
  const digits = sql`regexp_replace(coalesce(${column}, ''), '^(\\+|00)39|\\D', '', 'g')`
  return sql`${digits} || ' ' || reverse(${digits})`
}

/** Letters with their accents beside them, and one sign for every apostrophe, of which some would fall apart, too. */
const apart = (text: SQL) => sql`normalize(translate(${text}, '’‘ʼ´\`', ''''''''''''), NFKD)`

/** Lower case without accents or ligatures, as the rule `withoutAccents` makes it of what is typed. */
const folded = (text: SQL) =>
  sql`replace(replace(replace(lower(translate(regexp_replace(${text}, '[\\u0300-\\u036f]', '', 'g'),
    'ẞÆŒØŁĐøłđ', 'ßæœoldold')), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe')`

/** The signs between the words of a name or an address are spaces. */
const spaced = (text: SQL) => sql`translate(${text}, '@._+-/&,''', '         ')`

/**
 * The words staff find a customer by: of name, company, login and e-mail, the VAT number, and the digits of phones,
 * backwards too, so that the last ones are the beginning of a word. Texts are there in each way they are written: without
 * accents, with umlauts as two letters and two letters as umlauts, with particles joined to the name (D’Angelo is dangelo).
 * One expression for the index and for the search.
 */
export function searchedWords(t: SearchedColumns): SQL {
  const texts = apart(sql`${t.firstName} || ' ' || ${t.lastName} || ' ' || ${t.login} || ' ' || ${t.email} || ' ' ||
    coalesce(${t.companyName}, '') || ' ' || coalesce(${t.vatNumber}, '')`)
  const plain = spaced(folded(texts))
  const writtenOut = spaced(folded(sql`regexp_replace(${texts}, '([aouAOU])\\u0308', '\\1e', 'g')`))
  const asUmlauts = sql`regexp_replace(${plain}, '([aou])e', '\\1', 'g')`
  const unbroken = spaced(sql`replace(${folded(texts)}, '''', '')`)
  const joined = sql`regexp_replace(${unbroken}, '(^|[^a-z])([a-z]{1,2}) +(?=[a-z])', '\\1\\2', 'g')`
  return sql`to_tsvector('simple', ${plain} || ' ' || ${writtenOut} || ' ' || ${asUmlauts} || ' ' || ${joined} || ' ' ||
    ${phoneWords(t.phone)} || ' ' || ${phoneWords(t.mobilePhone)})`
}
