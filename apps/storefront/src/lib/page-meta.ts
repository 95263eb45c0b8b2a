import type { MetaDescriptor } from 'react-router'
import { createTranslator } from 'use-intl/core'
import { messagesOf } from '../messages/load.ts'
import type { PageSetting } from './page-setting.ts'
import type { Site } from './site.ts'

type Matches = readonly ({ id: string; loaderData?: unknown } | undefined)[]
type Translator = ReturnType<typeof translator>

function translator(locale: PageSetting['locale']) {
  return createTranslator({ locale, messages: messagesOf(locale) })
}

/**
 * Title and description of a page in its language. They belong in `meta`, not in the component: a kept-alive page stays
 * in the document and would leave its title behind.
 */
export function pageMeta(
  matches: Matches,
  words: (t: Translator, site: Site) => { title: string; description?: string },
): MetaDescriptor[] {
  const root = matches.find((match) => match?.id === 'root')
  const { site, locale } = (root?.loaderData as { setting?: PageSetting } | undefined)?.setting ?? fallback
  const { title, description } = words(translator(locale), site)
  return [{ title }, ...(description ? [{ name: 'description', content: description }] : [])]
}

/** Only a root that failed to load leaves a page without its setting. */
const fallback: PageSetting = { site: 'coop', locale: 'it' }

/** `Latte fresco | Bottega` */
export function namedPageMeta(matches: Matches, page: string | ((t: Translator) => string)): MetaDescriptor[] {
  return pageMeta(matches, (t, site) => ({
    title: t(`frame.pageTitle.${site}`, { page: typeof page === 'string' ? page : page(t) }),
  }))
}

export function notFoundMeta(matches: Matches): MetaDescriptor[] {
  return [...namedPageMeta(matches, (t) => t('errors.notFound.title')), { name: 'robots', content: 'noindex' }]
}
