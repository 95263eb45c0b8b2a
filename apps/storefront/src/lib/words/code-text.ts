import type { MessageCode } from '@bottega/contract/codes.ts'
import { fill } from '@bottega/contract/texts/fill.ts'
import type { MessageArguments } from '@bottega/contract/texts/text-of.ts'
import { withWait } from '@bottega/contract/texts/wait.ts'
import { toLocale, type Locale } from '../visit/locale.ts'

const catalogues: Record<Locale, () => Promise<Record<MessageCode, string>>> = {
  it: async () => (await import('@bottega/contract/texts/it.ts')).it,
  de: async () => (await import('@bottega/contract/texts/de.ts')).de,
  en: async () => (await import('@bottega/contract/texts/en.ts')).en,
}

/**
 * Our words for a code, in the language of the page; undefined for a code we do not know. (Shopping core, section 8)
 */
export async function codeText(code: string, values: MessageArguments = {}): Promise<string | undefined> {
  const locale = toLocale(document.documentElement.lang) ?? 'it'
  const catalogue = await catalogues[locale]()
  const text: string | undefined = Object.hasOwn(catalogue, code) ? catalogue[code as MessageCode] : undefined
  return text === undefined ? undefined : fill(text, withWait(values, locale))
}
