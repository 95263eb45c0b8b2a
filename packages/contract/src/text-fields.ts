import { Type, type TStringOptions } from 'typebox'

/**
 * What a text of a request is, as `x-text` of its schema says:
 *
 * - `free` is stored as it was typed: names, addresses, notes, reasons. No card number may stand in it.
 * - `code` names something: slug, barcode, id, code of a voucher, login name, path of a page.
 * - `search` is looked for and not stored.
 * - `secret` is stored as a hash or not at all.
 *
 * A barcode or an id may pass for the number of a payment card, so only `free` texts are checked. (decision 0140)
 */
export type TextKind = 'free' | 'code' | 'search' | 'secret'
export const textKeyword = 'x-text'

const ofKind = (kind: TextKind) => ({ [textKeyword]: kind })
const textOf = (kind: TextKind) => (options: TStringOptions) => Type.String({ ...options, ...ofKind(kind) })

export const freeText = textOf('free')
export const codeText = textOf('code')
export const searchText = textOf('search')
export const secretText = textOf('secret')

/** A number that is stored among free texts, as text. */
export const freeNumber = () => Type.Number(ofKind('free'))
/** Whatever a client sends along, which the shop does not store. */
export const passingValue = () => Type.Unknown(ofKind('search'))
