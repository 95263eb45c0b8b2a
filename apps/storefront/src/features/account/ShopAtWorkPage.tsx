import { authTest } from '@bottega/contract/auth/calls.ts'
import { shopAtWorkView } from '@bottega/contract/companies/calls.ts'
import { data as answer } from 'react-router'
import { AccountSheet } from '../../lib/page/AccountSheet.tsx'
import { useTranslations } from '../../lib/words/use-translations.ts'
import { translatorOf } from '../../lib/words/words.ts'
import { JoinCompany } from './JoinCompany.tsx'
import { namedPageMeta } from '../../lib/page/page-meta.ts'
import { required } from '../../lib/api/required.ts'
import { requireSignIn } from '../../lib/visit/require-sign-in.ts'
import { visitContext } from '../../lib/visit/visit.ts'
import type { Route } from './+types/ShopAtWorkPage.ts'
import { accountWords } from '../auth/words/account.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  namedPageMeta(matches, (locale) => translatorOf(accountWords, locale)('work.title'))

/** The click-and-collect site delivers to no workplace: the page does not exist there. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { api, site } = context.get(visitContext)
  if (site === 'collect') throw answer(null, { status: 404 })
  requireSignIn((await api.call(authTest)).user, url)
  const { company } = await required(api.call(shopAtWorkView))
  return { company, code: url.searchParams.get('code') ?? '' }
}

/** Joining a workplace with its code, which a link may carry. (Shopping core, section 2) */
export default function ShopAtWorkPage({ loaderData: { company, code } }: Route.ComponentProps) {
  const t = useTranslations(accountWords, 'work')
  return (
    <AccountSheet title={t('title')} intro={t('intro')}>
      <JoinCompany joined={company} code={code} />
    </AccountSheet>
  )
}
