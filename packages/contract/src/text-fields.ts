import { Type, type TStringOptions } from 'typebox'

/**
 * The kind of a text of a request, as `x-text` of its schema says:
 *
 * - `free` is stored as it was typed: names, addresses, notes, reasons. No card number may stand in it.
 * - `code` names something: slug, barcode, id, path of a page.
 * - `search` is looked for and not stored.
 * - `email` is an address or a login. It comes to the shop as it is stored and compared.
 * - `voucher` is the code of a voucher or an invitation, which is printed in groups: blanks in it are none of its characters.
 * - `secret` is stored as a hash or not at all.
 *
 * A barcode or an id may pass for the number of a payment card, so only `free` texts are checked. (decision 0140) Every text but a secret comes to the
 * shop with its accents in one character with their letters. (decision 794)
 */
export type TextKind = 'free' | 'code' | 'search' | 'email' | 'voucher' | 'secret'
export const textKeyword = 'x-text'

const ofKind = (kind: TextKind) => ({ [textKeyword]: kind })
const textOf = (kind: TextKind) => (options: TStringOptions) => Type.String({ ...options, ...ofKind(kind) })

export const freeText = textOf('free')
export const codeText = textOf('code')
export const searchText = textOf('search')
export const emailText = textOf('email')
export const voucherText = textOf('voucher')
export const secretText = textOf('secret')

/** A number that is stored among free texts, as text. */
export const freeNumber = () => Type.Number(ofKind('free'))
/** A value a client sends along and the shop does not store. */
export const passingValue = () => Type.Unknown(ofKind('search'))
