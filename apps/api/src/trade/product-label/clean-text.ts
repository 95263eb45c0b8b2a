import { decodeHTML } from 'entities'
import type { LabelReason } from './label-remark.ts'

export interface CleanText {
  text: string
  notes: LabelReason[]
}

const latin1Pair = /[ÃãÂ][\u0080-\u00bf]/g
// oxlint-disable-next-line no-control-regex -- naming the control characters is the point
const controls = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g
const invisibles = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g
const utf8 = new TextDecoder('utf-8', { fatal: true })

/**
 * A text as if typed correctly: entities decoded, mangled UTF-8 and apostrophes repaired, control and invisible
 * characters removed, single spaces. Marks in angle brackets stay; what they may do is the caller's decision.
 */
export function cleanText(raw: string): CleanText {
  const notes: LabelReason[] = []
  const decoded = mendLetters(decodeEntities(raw))
  const visible = decoded.replaceAll(controls, '').replaceAll(invisibles, '')
  if (visible.length < decoded.length) notes.push('characters-removed')
  if (/\p{L}\?\p{L}|\ufffd/u.test(visible)) notes.push('characters-lost')
  const text = visible.toWellFormed().normalize('NFC').replaceAll(/\s+/g, ' ').trim()
  return { text, notes }
}

/** Twice, because exports of exports encode the ampersand of an entity again. */
function decodeEntities(text: string): string {
  return text.includes('&') ? decodeHTML(decodeHTML(text)) : text
}

/**
 * Damage that can be undone without guessing: UTF-8 read as Latin-1 ("fÃ¼r", lower-cased "fã¼r"), an apostrophe turned
 * into a question mark after an article ("all?uovo"), "é" turned into a brace inside a word ("l{gumes").
 */
function mendLetters(text: string): string {
  return text
    .replaceAll(latin1Pair, (pair) => utf8Pair(pair) ?? pair)
    .replaceAll(/(?<=\b(?:l|d|all|dall|dell|nell|sull|un|qu))\?(?=[aeiouhàâèéêìîòôùœ])/gi, "'")
    .replaceAll(/(?<=\p{L})\{(?=\p{L})|(?<=\p{L})\{(?=s\b)/gu, 'é')
}

function utf8Pair(pair: string): string | undefined {
  const bytes = Buffer.from(pair.replace('ã', 'Ã'), 'latin1')
  try {
    return utf8.decode(bytes)
  } catch (error) {
    if (error instanceof TypeError) return undefined
    throw error
  }
}
