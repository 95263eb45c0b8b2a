import { shopTimeZone } from '@bottega/rules/delivery/shop-time-zone.ts'
import type { Messages, NamespaceKeys, NestedKeyOf } from 'use-intl'
import { createTranslator } from 'use-intl/core'
import type { Language } from '@bottega/rules/text/language.ts'

export type Namespace = keyof Messages

/** The words of one namespace. A script built for the browser holds those of one language only (docs/decisions/0210). */
export interface Words<Name extends Namespace> {
  readonly namespace: Name
  /** By file name, such as `./orders.de.json`. */
  readonly files: Readonly<Record<string, unknown>>
}

const translators = new Map<string, unknown>()

export function words<Name extends Namespace>(namespace: Name, files: Words<Name>['files']): Words<Name> {
  // The server runs the module of changed words again; a translator made before would go on with the old ones.
  if (import.meta.env.DEV) translators.clear()
  return { namespace, files }
}

function textsOf<Name extends Namespace>({ namespace, files }: Words<Name>, locale: Language): Messages[Name] {
  // Checked by words.test.ts: every language holds the keys of the typed one.
  return files[`./${namespace}.${locale}.json`] as Messages[Name]
}

export type Keys<Texts extends object> = NamespaceKeys<Texts, NestedKeyOf<Texts>>

/** One translator for each use in the code: making one for each component and rendering is measurable. */
function stored<Translator>(key: string, make: () => Translator): Translator {
  const known = translators.get(key) as Translator | undefined
  if (known) return known
  const made = make()
  translators.set(key, made)
  return made
}

/** `part` names a group of keys, such as `lines` in `orders.lines`. */
export function translatorOf<Name extends Namespace, const Part extends Keys<Messages[Name]> = never>(
  words: Words<Name>,
  locale: Language,
  part?: Part,
) {
  return stored(`${locale} ${words.namespace}.${part ?? ''}`, () =>
    createTranslator<Messages[Name], Part>({
      locale,
      messages: textsOf(words, locale),
      timeZone: shopTimeZone,
      ...(part && { namespace: part }),
    }),
  )
}

/** Of several namespaces: keys begin with the namespace, as in `common.close`. */
export function translatorOfAll<Name extends Namespace>(all: readonly Words<Name>[], locale: Language) {
  return stored(`${locale} ${all.map(({ namespace }) => namespace).join()}`, () => {
    const messages = Object.fromEntries(all.map((words) => [words.namespace, textsOf(words, locale)]))
    return createTranslator<Pick<Messages, Name>>({
      locale,
      messages: messages as Pick<Messages, Name>,
      timeZone: shopTimeZone,
    })
  })
}
