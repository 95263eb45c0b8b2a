import type { Language } from '@bottega/rules/text/language.ts'
import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { createTranslator } from 'use-intl/core'

type Values = Record<string, string | number | Date>
export type Say = (key: string, values?: Values) => string

function messagesIn(language: Language): Record<string, object> {
  const source = new URL('../../../apps/storefront/src/', import.meta.url)
  return Object.fromEntries(
    globSync(`**/words/**/*.${language}.json`, { cwd: source }).map((file) => [
      basename(file, `.${language}.json`),
      JSON.parse(readFileSync(new URL(file, source), 'utf8')) as object,
    ]),
  )
}

/**
 * The product's own wording by its key, `basket.toCheckout`; an unknown key throws, so that no journey waits for it.
 */
export function wordsIn(language: Language): Say {
  const translate = createTranslator({
    locale: language,
    messages: messagesIn(language),
    onError(error) {
      throw error
    },
  }) as unknown as Say
  return (key, values = {}) => translate(key, values)
}

export const say = wordsIn('it')

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** A wording as the beginning of a longer name, such as a label followed by the sign of a required field. */
export function startsWith(text: string): RegExp {
  return new RegExp(`^${escaped(text)}`)
}

/** The wording with this key whatever its argument is: what it says of any product, any order. */
export function sayAny(key: string, argument: string): RegExp {
  const gap = '\u{1}'
  return new RegExp(`^${escaped(say(key, { [argument]: gap })).replace(gap, '.+')}$`, 'u')
}
