import type { Language } from '@bottega/rules/text/language.ts'
import { toLocale } from './locale.ts'
import { fallbackSetting, type PageSetting } from './page-setting.ts'

/** The setting the page carries, for code outside of components; in the browser only. */
export function settingOfPage(): PageSetting {
  const { setting } = document.documentElement.dataset
  return setting === undefined ? fallbackSetting : (JSON.parse(setting) as PageSetting)
}

/** The language of the page, for code outside of components; in the browser only. */
export const localeOfPage = (): Language => toLocale(document.documentElement.lang) ?? 'it'
