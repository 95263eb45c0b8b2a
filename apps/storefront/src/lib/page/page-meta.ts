import type { MetaDescriptor } from 'react-router'
import { localeParameter, locales, type Locale } from '../visit/locale.ts'
import type { PageSetting } from '../visit/page-setting.ts'
import { siteFacts } from '../visit/site.ts'
import { commonWords } from '../words/shared/common.ts'
import { errorsWords } from '../words/shared/errors.ts'
import { translatorOf } from '../words/words.ts'

export type Matches = readonly ({ id: string; loaderData?: unknown } | undefined)[]

/**
 * Title and description of a page in its language. They belong in `meta`, not in the component: a kept-alive page stays
 * in the document and would leave its title behind.
 */
export function pageMeta(
  matches: Matches,
  words: (setting: PageSetting) => { title: string; description?: string },
): MetaDescriptor[] {
  const { title, description } = words(settingOf(matches))
  return [{ title }, ...(description ? [{ name: 'description', content: description }] : [])]
}

type RootSetting = PageSetting & { origin?: string }

export function settingOf(matches: Matches): RootSetting {
  const root = matches.find((match) => match?.id === 'root')
  return (root?.loaderData as { setting?: RootSetting } | undefined)?.setting ?? fallback
}

/** Only a root that failed to load leaves a page without its setting. */
const fallback: PageSetting = { site: 'coop', locale: 'it' }

/** `Latte fresco | Bottega` */
export function namedPageMeta(matches: Matches, page: string | ((locale: Locale) => string)): MetaDescriptor[] {
  return pageMeta(matches, ({ locale, site }) => ({
    title: translatorOf(commonWords, locale)(`pageTitle.${site}`, {
      page: typeof page === 'string' ? page : page(locale),
    }),
  }))
}

type Indexed = {
  /** Path and query of the canonical address. */
  path: string
  description?: string | undefined
  /** What a link to the page shows where people share it. `image` is a path of the shop or an address. */
  social?: { title: string; image?: string | undefined; type?: 'website' | 'article' } | undefined
  /** Structured data, built with the origin its addresses need. It never runs, so the content policy allows it. */
  jsonLd?: (origin: string, locale: Locale) => readonly object[]
}

/** The metadata for search engines beside the title. */
export function indexedMeta(matches: Matches, { path, description, social, jsonLd }: Indexed): MetaDescriptor[] {
  const { origin = '', locale, site } = settingOf(matches)
  const canonical = origin + pathInLanguage(path, locale)
  return [
    ...(description ? [{ name: 'description', content: description }] : []),
    { tagName: 'link', rel: 'canonical', href: canonical },
    ...locales.map((other) => alternate(other, origin + pathInLanguage(path, other))),
    alternate('x-default', origin + path),
    ...(social === undefined ? [] : socialMeta(social, { canonical, origin, description, locale, site })),
    ...(jsonLd?.(origin, locale) ?? []).map((data) => ({ 'script:ld+json': { ...data } })),
  ]
}

/** Each language has an address of its own; Italian is the one without a parameter. */
function pathInLanguage(path: string, locale: Locale): string {
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

type SocialFacts = { canonical: string; origin: string; description: string | undefined } & Pick<
  PageSetting,
  'locale' | 'site'
>

/** (ogp.me) */
function socialMeta(
  { title, image, type = 'website' }: NonNullable<Indexed['social']>,
  { canonical, origin, description, locale, site }: SocialFacts,
): MetaDescriptor[] {
  const fields = {
    'og:title': title,
    'og:type': type,
    'og:url': canonical,
    'og:site_name': siteFacts[site].name,
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
