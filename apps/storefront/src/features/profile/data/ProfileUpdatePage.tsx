import { cartChoices, packagingTypesList } from '@bottega/contract/cart/calls.ts'
import { storesList } from '@bottega/contract/delivery/calls.ts'
import { userDetail } from '@bottega/contract/registration/calls.ts'
import { shopDate } from '@bottega/rules/delivery/shop-calendar.ts'
import { required } from '../../../lib/api/required.ts'
import { Notice } from '../../../lib/notices/Notice.tsx'
import { AccountSheet } from '../../../lib/page/AccountSheet.tsx'
import { namedPageMeta } from '../../../lib/page/page-meta.ts'
import { visitContext } from '../../../lib/visit/visit.ts'
import { useTranslations } from '../../../lib/words/use-translations.ts'
import { translatorOf } from '../../../lib/words/words.ts'
import { AccountChoices } from '../../choices/AccountChoices.tsx'
import { profileWords } from '../words/profile.ts'
import type { Route } from './+types/ProfileUpdatePage.ts'
import { ProfileForm } from './ProfileForm.tsx'

export const meta: Route.MetaFunction = ({ matches }) =>
  namedPageMeta(matches, (locale) => translatorOf(profileWords, locale)('data.title'))

export async function loader({ context, url }: Route.LoaderArgs) {
  const { api } = context.get(visitContext)
  const [detail, { stores }, answers, { packagingTypes }] = await Promise.all([
    required(api.call(userDetail)),
    required(api.call(storesList)),
    required(api.call(cartChoices)),
    required(api.call(packagingTypesList)),
  ])
  return {
    detail,
    stores: stores.map(({ storeId, name }) => ({ storeId, name })),
    today: shopDate(new Date()),
    answers,
    packagingTypes,
    emailChanged: url.searchParams.has('emailchanged'),
  }
}

/** The data of the account, by type of customer. (Account and after-sales, sections 2 and 3) */
export default function ProfileUpdatePage({
  loaderData: { emailChanged, answers, packagingTypes, ...data },
}: Route.ComponentProps) {
  const t = useTranslations(profileWords, 'data')
  return (
    <AccountSheet title={t('title')} intro={t('intro')}>
      {emailChanged && <Notice tone="info">{t('emailChanged', { email: data.detail.email })}</Notice>}
      <ProfileForm {...data} />
      <AccountChoices answers={answers} types={packagingTypes} />
    </AccountSheet>
  )
}
