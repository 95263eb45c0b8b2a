import { languages } from '@bottega/contract/texts/text-of.ts'
import { cleanConfig } from './editor-config.ts'
import { cleanHtml } from './editor-html.ts'
import { cleanStyle } from './editor-style.ts'
import { safeLink } from './safe-link.ts'

const markup = /^(?:html|CONTENT|DESCRIPTION|CARD_DESCRIPTION)$/
const address = /^(?:link|image|url|href|LINK|CARD_BTN_LINK|location|HEADER_IMAGE(?:_MOBILE)?)$/
/** Identifies a video and nothing else. */
const youtubeId = /^[\w-]{11}$/

/**
 * What an editor put into a block or a category, made harmless by the name of each field; every way into the tables
 * goes through here. Fields of no known name are shown as plain text wherever they are shown. (Safety, 17)
 */
export function cleanContent(content: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(content).flatMap(([name, value]) => {
      const cleaned = cleanValue(name, value)
      return cleaned === undefined ? [] : [[name, cleaned]]
    }),
  )
}

/** A text in several languages is cleaned in each of them, as the field it stands in. */
function cleanValue(name: string, value: unknown): unknown {
  if (typeof value === 'string') return cleanText(name, value)
  if (Array.isArray(value)) return value.map((one) => cleanValue(name, one)).filter((one) => one !== undefined)
  if (typeof value !== 'object' || value === null) return value
  const isLocalized = Object.keys(value).every((key) => languages.some((language) => language === key))
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, part]) => {
      const cleaned = cleanValue(isLocalized ? name : key, part)
      return cleaned === undefined ? [] : [[key, cleaned]]
    }),
  )
}

function cleanText(name: string, text: string): string | undefined {
  if (markup.test(name)) return cleanHtml(text)
  if (address.test(name)) return safeLink(text)
  if (name === 'CSS_STYLE') return cleanStyle(text)
  if (name === 'JSON_CONFIG') return cleanConfig(text)
  if (name === 'youtubeId') return youtubeId.test(text) ? text : undefined
  return text
}
