import type { Messages } from 'use-intl'
import { usePageSetting } from '../visit/page-setting.ts'
import { translatorOf, translatorOfAll, type Keys, type Namespace, type Words } from './words.ts'

/** `useTranslations(ordersWords, 'lines')`, or of several namespaces, whose keys then begin with their names. */
export function useTranslations<Name extends Namespace, const Part extends Keys<Messages[Name]> = never>(
  words: Words<Name>,
  part?: Part,
): ReturnType<typeof translatorOf<Name, Part>>
export function useTranslations<Name extends Namespace>(
  words: readonly Words<Name>[],
): ReturnType<typeof translatorOfAll<Name>>
export function useTranslations(words: Words<Namespace> | readonly Words<Namespace>[], part?: never) {
  const { locale } = usePageSetting()
  return 'namespace' in words ? translatorOf(words, locale, part) : translatorOfAll(words, locale)
}
