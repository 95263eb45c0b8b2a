import { authTest } from '@bottega/contract/auth/calls.ts'
import { dietProfile } from '@bottega/contract/diet/calls.ts'
import { required } from '../../../lib/api/required.ts'
import { Notice } from '../../../lib/notices/Notice.tsx'
import { namedPageMeta } from '../../../lib/page/page-meta.ts'
import { TitledPage } from '../../../lib/page/TitledPage.tsx'
import { requireSignIn } from '../../../lib/visit/require-sign-in.ts'
import { visitContext } from '../../../lib/visit/visit.ts'
import { useTranslations } from '../../../lib/words/use-translations.ts'
import { translatorOf } from '../../../lib/words/words.ts'
import { foodWords } from '../words/food.ts'
import { securityWords } from '../words/security.ts'
import type { Route } from './+types/FoodPage.ts'
import styles from './Food.module.css'
import { FoodForm } from './FoodForm.tsx'
import { Marks } from './Marks.tsx'

export const meta: Route.MetaFunction = ({ matches }) =>
  namedPageMeta(matches, (locale) => translatorOf(foodWords, locale)('title'))

/** A staff member who acts for the customer does not see what the customer told of their health. (decision 0851) */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { api } = context.get(visitContext)
  const { user } = await api.call(authTest)
  requireSignIn(user, url)
  const isActing = user.ssoUser?.actingUntil !== undefined
  return { profile: isActing ? undefined : await required(api.call(dietProfile)) }
}

/** Everything the persons of the household do not eat, with the consent to store it. (decision 0851) */
export default function FoodPage({ loaderData: { profile } }: Route.ComponentProps) {
  const t = useTranslations(foodWords)
  const notWhileActing = useTranslations(securityWords)
  return (
    <TitledPage title={t('title')} narrow>
      <p className={styles.intro}>{t('intro')}</p>
      <Notice tone="warn">{t('label')}</Notice>
      {profile?.state === 'unreadable' && <Notice tone="error">{t('unreadable')}</Notice>}
      {profile === undefined ? (
        <Notice tone="info">{notWhileActing('notWhileActing')}</Notice>
      ) : (
        <FoodForm profile={profile} />
      )}
      <Marks />
    </TitledPage>
  )
}
