import { disclaimersByType } from '@bottega/contract/registration/calls.ts'
import { AccountSheet } from '../../../lib/page/AccountSheet.tsx'
import { namedPageMeta } from '../../../lib/page/page-meta.ts'
import { visitContext } from '../../../lib/visit/visit.ts'
import { useTranslations } from '../../../lib/words/use-translations.ts'
import { translatorOf } from '../../../lib/words/words.ts'
import { registrationWords } from '../words/registration.ts'
import type { Route } from './+types/ConsentsPage.ts'
import { ConsentsForm } from './ConsentsForm.tsx'

export const meta: Route.MetaFunction = ({ matches }) =>
  namedPageMeta(matches, (locale) => translatorOf(registrationWords, locale)('page.title'))

export async function loader({ context }: Route.LoaderArgs) {
  return (await context.get(visitContext).api.call(disclaimersByType, { query: {} })).data
}

/** The page the popup of an order that waits for consents leads to. */
export default function ConsentsPage({ loaderData: { disclaimers } }: Route.ComponentProps) {
  const t = useTranslations(registrationWords, 'page')
  return (
    <AccountSheet title={t('title')} intro={t('intro')}>
      <ConsentsForm disclaimers={disclaimers} />
    </AccountSheet>
  )
}
