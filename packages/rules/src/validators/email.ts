import { pattern } from './verdict.ts'

// The signs that may stand unquoted before the @ (RFC 5322, 3.2.3), letters of every language among it (RFC 6531).
const word = String.raw`[\p{L}\p{M}\p{N}!#$%&'*+/=?^_{|}~\x60-]+`
const wordWithoutPlus = word.replace('+', '')
const label = String.raw`[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?`
const domain = String.raw`(?:${label}\.)+\p{L}[\p{L}\p{M}]{1,10}`
const mailbox = new RegExp(String.raw`^${word}(?:\.${word})*@${domain}$`, 'u')
const mailboxWithoutPlus = new RegExp(String.raw`^${wordWithoutPlus}(?:\.${wordWithoutPlus})*@${domain}$`, 'u')

/** An e-mail address; its last part has 2 to 11 letters. (Account and after-sales, section 5) */
export const email = pattern(mailbox, 'validations.email')

/** Variant for forms that refuse sub-addresses. */
export const emailWithoutPlus = pattern(mailboxWithoutPlus, 'validations.email')

/**
 * An address, or a login, as it is stored and compared: accents in one character with their letter, the apostrophe of
 * keyboards that set a curly one, and the domain in small letters.
 */
export function tidyEmail(typed: string): string {
  const text = typed.normalize('NFC').trim().replaceAll('’', "'")
  const at = text.lastIndexOf('@')
  return at === -1 ? text : text.slice(0, at) + text.slice(at).toLowerCase()
}

/** Providers for which dots of the local part mean nothing. */
const withoutDots = new Set(['gmail.com', 'googlemail.com'])

/** A domain as the mail is sent there: one in letters of a language has a second spelling in plain ones. */
function inAscii(domain: string): string {
  const address = `http://${domain}`
  return URL.canParse(address) ? new URL(address).hostname : domain
}

/**
 * The mailbox behind an address, for counting: `Anna+spesa@coop.example` and ` anna@COOP.example` reach one person.
 * Only for limits, never to find an account: providers may tell such addresses apart.
 */
export function mailboxOf(address: string): string {
  const tidy = tidyEmail(address.normalize('NFKC').replaceAll(/\s/g, '')).toLowerCase()
  const at = tidy.lastIndexOf('@')
  if (at === -1) return tidy
  const [domain, local] = [inAscii(tidy.slice(at + 1)), tidy.slice(0, at)]
  const [name = ''] = local.split('+')
  // An address that begins with the sign has no other name.
  const named = name === '' ? local : name
  return withoutDots.has(domain) ? `${named.replaceAll('.', '')}@gmail.com` : `${named}@${domain}`
}
