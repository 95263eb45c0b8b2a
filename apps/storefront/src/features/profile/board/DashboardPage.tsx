import { profileSummary } from '@bottega/contract/profile/calls.ts'
import { minProfileLevel } from '@bottega/rules/people/account.ts'
import { required } from '../../../lib/api/required.ts'
import { Notice } from '../../../lib/notices/Notice.tsx'
import { ShopLink } from '../../../lib/page/ShopLink.tsx'
import { TitledPage } from '../../../lib/page/TitledPage.tsx'
import { namedPageMeta } from '../../../lib/page/page-meta.ts'
import { useShopperPart } from '../../../lib/visit/shopper.ts'
import { useTranslations } from '../../../lib/words/use-translations.ts'
import { translatorOf } from '../../../lib/words/words.ts'
import { visitContext } from '../../../lib/visit/visit.ts'
import { paths } from '../../../paths.ts'
import { loadKnownOrders } from '../../orders/at-hand/known-orders.ts'
import { boardWords } from '../words/board.ts'
import type { Route } from './+types/DashboardPage.ts'
import { AtHand } from './AtHand.tsx'
import styles from './DashboardPage.module.css'
import { Tiles } from './Tiles.tsx'

export const meta: Route.MetaFunction = ({ matches }) =>
  namedPageMeta(matches, (locale) => translatorOf(boardWords, locale)('board.name'))

export async function loader({ context }: Route.LoaderArgs) {
  const { api } = context.get(visitContext)
  const [summary, orders] = await Promise.all([required(api.call(profileSummary)), loadKnownOrders(api)])
  return { summary, orders }
}

/**
 * The first page of the profile: the things the customer comes for, then a tile for each of its pages. (Account and
 * after-sales, section 2)
 */
export default function DashboardPage({ loaderData: { summary, orders } }: Route.ComponentProps) {
  const t = useTranslations(boardWords, 'board')
  const user = useShopperPart(({ user }) => user)
  return (
    <TitledPage title={t('title', { name: user.firstName })}>
      {user.profile.level < minProfileLevel && (
        <Notice tone="warn">
          {t('unconfirmed')} <ShopLink to={paths.confirmEmail(user.email)}>{t('confirm')}</ShopLink>
        </Notice>
      )}
      <AtHand orders={orders} summary={summary} />
      <h2 className={styles.all}>{t('all')}</h2>
      <Tiles summary={summary} />
    </TitledPage>
  )
}
