import { Type } from 'typebox'
import { dayForm } from '../common.ts'

/**
 * The kind of a string of editors' content, as `x-content` of its schema says; a string without it is plain text.
 *
 * - `markup` is HTML, reduced to what editors may use.
 * - `link` is an address: a path of the shop, https, mail or telephone.
 * - `style` is CSS declarations for the block itself, reduced to an allow-list.
 * - `options` is JSON with the options of a slider, reduced to the known ones.
 */
export type ContentKind = 'markup' | 'link' | 'style' | 'options'
export const contentKeyword = 'x-content'

const ofKind = (kind: ContentKind) => () => Type.String({ minLength: 1, [contentKeyword]: kind })

export const markup = ofKind('markup')
export const link = ofKind('link')
export const style = ofKind('style')
export const options = ofKind('options')
export const text = () => Type.String({ minLength: 1 })
export const colour = () => Type.String({ pattern: '^#[0-9a-fA-F]{6}$', examples: ['#1E6B45'] })
/**
 * Name of who pays for a place, as its mark says it; absent where nobody does. It has the same form in every language.
 */
export const sponsor = () => Type.Optional(Type.String({ pattern: '^.{1,60}$', examples: ['Caseificio Alpino'] }))
export const flag = () => Type.Enum(['true', 'false'])
export const wholeNumber = () => Type.String({ pattern: '^[0-9]{1,5}$', examples: ['12'] })
/** A day of the shop's calendar: `2026-12-01`. */
export const day = () => Type.String({ ...dayForm, examples: ['2026-12-01'] })
/** A day, or a day and a time, of the shop's calendar: `2026-12-01`, `2026-12-01 08:30`. */
export const moment = () =>
  Type.String({
    pattern: '^\\d{4}-(?:0\\d|1[0-2])-[0-3]\\d(?:[T ][0-2]\\d:[0-5]\\d)?$',
    examples: ['2026-12-01 08:30'],
  })
