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
