import type { ProfileSummaryView } from '@bottega/contract/profile/profile.ts'
import { minProfileLevel } from '@bottega/rules/people/account.ts'
import { classNames } from '@bottega/ui/class-names.ts'
import { LinkButton } from '@bottega/ui/components/actions/LinkButton.tsx'
import { Icon } from '@bottega/ui/components/text/Icon.tsx'
import { usePageSetting } from '../../../lib/visit/page-setting.ts'
import { useShopperPart } from '../../../lib/visit/shopper.ts'
import { isOnSite } from '../../../lib/visit/site-routes.ts'
import { useTranslations } from '../../../lib/words/use-translations.ts'
import { paths } from '../../../paths.ts'
import cards from '../../orders/at-hand/AtHand.module.css'
import type { KnownOrders } from '../../orders/at-hand/known-orders.ts'
import { LastShop } from '../../orders/at-hand/LastShop.tsx'
import { NextOrder } from '../../orders/at-hand/NextOrder.tsx'
import { boardWords } from '../words/board.ts'
import { FirstSteps } from './FirstSteps.tsx'
import styles from './AtHand.module.css'
import { Waiting } from './Waiting.tsx'

const none: NonNullable<KnownOrders['unpaid']> = []

type AtHandProps = { orders: KnownOrders; summary: ProfileSummaryView }

/**
 * The things a customer opens their account for: the coming order, the last shop, points, and matters that wait for an
 * answer.
 */
export function AtHand({ orders: { unpaid, next, last }, summary }: AtHandProps) {
  const hasPoints = usePointsShown(summary)
  const isNew = summary.orders === 0 && unpaid === undefined
  const hasCards = next !== undefined || last !== undefined || hasPoints
  return (
    <>
      {isNew && <FirstSteps />}
      {hasCards && (
        <div className={styles.cards}>
          {next && <NextOrder order={next} />}
          {last && <LastShop order={last} />}
          {hasPoints && <Points points={summary.points} />}
        </div>
      )}
      <Waiting unpaid={unpaid ?? none} summary={summary} />
    </>
  )
}

/** Points are shown where there are some, to those who may use them, on the site that has their page. */
function usePointsShown({ points }: ProfileSummaryView): boolean {
  const level = useShopperPart(({ user }) => user.profile.level)
  const { site } = usePageSetting()
  return points > 0 && level >= minProfileLevel && isOnSite(paths.points(), site)
}

function Points({ points }: { points: number }) {
  const t = useTranslations(boardWords)
  return (
    <article className={classNames(cards.card, styles.points)}>
      <div>
        <h2>
          <Icon name="star" /> {t('menu.points')}
        </h2>
        <p className={cards.when}>{t('tile.points', { count: points })}</p>
      </div>
      <LinkButton href={paths.points()} variant="secondary">
        {t('board.usePoints')}
      </LinkButton>
    </article>
  )
}
