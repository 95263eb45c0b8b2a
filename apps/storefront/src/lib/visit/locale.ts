import { languages, type Language } from '@bottega/rules/text/language.ts'

/** Name of both the query parameter and the cookie that carry the language. */
export const localeParameter = 'lang'

/** The language a text names, if it is one of those that are offered. */
export function toLocale(
  text: string | null | undefined,
  offered: readonly Language[] = languages,
): Language | undefined {
  return offered.find((locale) => locale === text)
}

/**
 * The language of a request: what the address asks for, else what was chosen before, of those the shop offers; else Italian.
 * The browser's own preference is not consulted: the shop is Italian by default (shopping core, section 1).
 */
export function localeOf(
  url: URL,
  cookies: string | null | undefined,
  offered: readonly Language[] = languages,
): Language {
  const named = [url.searchParams.get(localeParameter), readCookie(cookies, localeParameter)]
  return named.map((text) => toLocale(text, offered)).find((one) => one !== undefined) ?? 'it'
}

/** The cookie that stores a language for a year. */
export function localeCookie(locale: Language): string {
  return `${localeParameter}=${locale}; Path=/; Max-Age=31536000; SameSite=Lax`
}

/** The value of one cookie out of a `Cookie` header. */
export function readCookie(header: string | null | undefined, name: string): string | undefined {
  return header
    ?.split(';')
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1)
}
