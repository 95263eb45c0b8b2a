import type { MetaDescriptor } from 'react-router'
import type { Locale } from '../visit/locale.ts'
import type { PageSetting } from '../visit/page-setting.ts'
import { commonWords } from '../words/shared/common.ts'
import { errorsWords } from '../words/shared/errors.ts'
import { translatorOf } from '../words/words.ts'

type Matches = readonly ({ id: string; loaderData?: unknown } | undefined)[]

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

function settingOf(matches: Matches): RootSetting {
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
  /** Structured data, built with the origin its addresses need. It never runs, so the content policy allows it. */
  jsonLd?: (origin: string, locale: Locale) => readonly object[]
}

/** The metadata for search engines beside the title. */
export function indexedMeta(matches: Matches, { path, description, jsonLd }: Indexed): MetaDescriptor[] {
  const { origin = '', locale } = settingOf(matches)
  return [
    ...(description ? [{ name: 'description', content: description }] : []),
    { tagName: 'link', rel: 'canonical', href: origin + path },
    ...(jsonLd?.(origin, locale) ?? []).map((data) => ({ 'script:ld+json': { ...data } })),
  ]
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
