import type { MetaDescriptor } from 'react-router'
import { localeParameter } from '../visit/locale.ts'
import { languagesIn, type PageSetting, shopOf } from '../visit/page-setting.ts'
import type { Language } from '@bottega/rules/text/language.ts'
import { commonWords } from '../words/shared/common.ts'
import { errorsWords } from '../words/shared/errors.ts'
import { translatorOf } from '../words/words.ts'

export type Matches = readonly ({ id: string; loaderData?: unknown } | undefined)[]

type RootSetting = PageSetting & { origin?: string }

export function settingOf(matches: Matches): RootSetting {
  const root = matches.find((match) => match?.id === 'root')
  return (root?.loaderData as { setting?: RootSetting } | undefined)?.setting ?? fallback
}

/** Only a root that failed to load leaves a page without its setting. */
const fallback: PageSetting = { site: 'coop', locale: 'it' }

/**
 * The title of a page in its language: `Latte fresco | Bottega`. It belongs in `meta`, not in the component: a kept-alive
 * page stays in the document and would leave its title behind.
 */
export function namedPageMeta(matches: Matches, page: string | ((locale: Language) => string)): MetaDescriptor[] {
  const setting = settingOf(matches)
  const { locale } = setting
  const named = typeof page === 'string' ? page : page(locale)
  return [{ title: translatorOf(commonWords, locale)('pageTitle', { page: named, shop: shopOf(setting).name }) }]
}

type Indexed = {
  /** Path and query of the canonical address. */
  path: string
  /** The title that a link to the page shows where people share it; `image` is a path of the shop or an address. */
  title: string
  description?: string | undefined
  image?: string | undefined
  type?: 'website' | 'article' | 'product'
  /** Structured data, built with the origin its addresses need. It never runs, so the content policy allows it. */
  jsonLd?: (origin: string, locale: Language) => readonly object[]
}

/** The metadata for search engines and social networks beside the title. */
export function indexedMeta(matches: Matches, { path, jsonLd, ...shared }: Indexed): MetaDescriptor[] {
  const { description } = shared
  const setting = settingOf(matches)
  const { origin = '', locale } = setting
  const canonical = origin + pathInLanguage(path, locale)
  return [
    ...(description ? [{ name: 'description', content: description }] : []),
    { tagName: 'link', rel: 'canonical', href: canonical },
    ...languagesIn(setting).map((other) => alternate(other, origin + pathInLanguage(path, other))),
    alternate('x-default', origin + path),
    ...socialMeta(shared, { canonical, origin, locale, name: shopOf(setting).name }),
    ...(jsonLd?.(origin, locale) ?? []).map((data) => ({ 'script:ld+json': { ...data } })),
  ]
}

/** Each language has an address of its own; Italian is the one without a parameter. */
function pathInLanguage(path: string, locale: Language): string {
  if (locale === 'it') return path
  return `${path}${path.includes('?') ? '&' : '?'}${localeParameter}=${locale}`
}

const alternate = (hrefLang: string, href: string): MetaDescriptor => ({
  tagName: 'link',
  rel: 'alternate',
  hrefLang,
  href,
})

/** Addresses of other hosts stay as they are. */
const absolute = (address: string, origin: string) => (address.startsWith('/') ? origin + address : address)

type SocialFacts = { canonical: string; origin: string; locale: Language; name: string }

/** (ogp.me) */
function socialMeta(
  { title, description, image, type = 'website' }: Omit<Indexed, 'path' | 'jsonLd'>,
  { canonical, origin, locale, name }: SocialFacts,
): MetaDescriptor[] {
  const fields = {
    'og:title': title,
    'og:type': type,
    'og:url': canonical,
    'og:site_name': name,
    'og:locale': { it: 'it_IT', de: 'de_DE', en: 'en_GB' }[locale],
    'og:description': description,
    'og:image': image && absolute(image, origin),
  }
  const given = Object.entries(fields).flatMap(([property, content]) => (content ? [{ property, content }] : []))
  return [...given, { name: 'twitter:card', content: image ? 'summary_large_image' : 'summary' }]
}

/** The breadcrumbs of a page for search engines. (schema.org/BreadcrumbList) */
export function breadcrumbJsonLd(crumbs: readonly { name: string; path: string }[], origin: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: origin + path,
    })),
  }
}

export function notFoundMeta(matches: Matches): MetaDescriptor[] {
  return [
    ...namedPageMeta(matches, (locale) => translatorOf(errorsWords, locale)('notFound.title')),
    { name: 'robots', content: 'noindex' },
  ]
}
