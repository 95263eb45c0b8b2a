import { ofBrowser } from '@bottega/ui/safe-storage.ts'
import { languages, type Language } from '@bottega/rules/text/language.ts'

/**
 * The settings a staff member chose for this browser. The language is the shop's own cookie, so that answers follow it.
 */
export const themes = ['light', 'dark', 'system'] as const
export type Theme = (typeof themes)[number]

const themeKey = 'backoffice.theme'

export function chosenLocale(): Language {
  const [, named] = /(?:^|;\s*)lang=(\w+)/.exec(document.cookie) ?? []
  return languages.find((locale) => locale === named) ?? 'it'
}

/** A year, as the storefront stores it. */
export function storeLocale(locale: Language): void {
  document.cookie = `lang=${locale}; Path=/; Max-Age=31536000; SameSite=Lax`
}

export function chosenTheme(): Theme {
  const stored = ofBrowser.getItem(themeKey)
  return themes.find((theme) => theme === stored) ?? 'system'
}

const darkDevice = window.matchMedia('(prefers-color-scheme: dark)')

function applyTheme(): void {
  const theme = chosenTheme()
  const dark = theme === 'dark' || (theme === 'system' && darkDevice.matches)
  document.documentElement.dataset['theme'] = dark ? 'dark' : 'light'
}

/** From the first paint on, and whenever the device changes while it decides. */
export function followTheme(): void {
  applyTheme()
  darkDevice.addEventListener('change', applyTheme)
}

export function storeTheme(theme: Theme): void {
  ofBrowser.setItem(themeKey, theme)
  applyTheme()
}
