import { ordersSpending } from '@bottega/contract/orders/calls.ts'
import { EmptyState } from '@bottega/ui/components/feedback/EmptyState.tsx'
import { LinkButton } from '@bottega/ui/components/actions/LinkButton.tsx'
import { Sheet } from '@bottega/ui/components/overlays/Sheet.tsx'
import { required } from '../../../lib/api/required.ts'
import { ChipLinks } from '../../../lib/page/ChipLinks.tsx'
import { namedPageMeta } from '../../../lib/page/page-meta.ts'
import { TitledPage } from '../../../lib/page/TitledPage.tsx'
import { usePageSetting } from '../../../lib/visit/page-setting.ts'
import { visitContext } from '../../../lib/visit/visit.ts'
import { formatEuros } from '../../../lib/words/format.ts'
import { useTranslations } from '../../../lib/words/use-translations.ts'
import { translatorOf } from '../../../lib/words/words.ts'
import { paths } from '../../../paths.ts'
import { orderHistoryWords } from '../words/orderHistory.ts'
import type { Route } from './+types/SpendingPage.ts'
import { SpendingChart } from './SpendingChart.tsx'
import styles from './SpendingPage.module.css'
import { SpendingTable } from './SpendingTable.tsx'

const periods = [6, 12, 24] as const

export const meta: Route.MetaFunction = ({ matches }) =>
  namedPageMeta(matches, (locale) => translatorOf(orderHistoryWords, locale)('spending.title'))

export async function loader({ context, url }: Route.LoaderArgs) {
  const months = periods.find((one) => String(one) === url.searchParams.get('months')) ?? periods[0]
  const answer = await required(context.get(visitContext).api.call(ordersSpending, { query: { months } }))
  return { period: months, spending: answer.spending }
}

/** The money that was spent, month by month and department by department: a picture, and the same in a table. */
export default function SpendingPage({ loaderData: { period, spending } }: Route.ComponentProps) {
  const t = useTranslations(orderHistoryWords, 'spending')
  const { locale } = usePageSetting()
  return (
    <TitledPage title={t('title')}>
      <ChipLinks
        label={t('periods')}
        links={periods.map((months) => ({
          key: String(months),
          href: paths.spending(months === periods[0] ? {} : { months }),
          name: t('months', { months }),
          isCurrent: months === period,
        }))}
      />
      {spending.total === 0 ? (
        <EmptyState
          title={t('none.title')}
          text={t('none.text')}
          action={<LinkButton href={paths.orders()}>{t('none.action')}</LinkButton>}
        />
      ) : (
        <>
          <p className={styles.total}>{t('total', { total: formatEuros(spending.total, locale), months: period })}</p>
          <Sheet title={t('byMonth')}>
            <SpendingChart spending={spending} />
          </Sheet>
          <Sheet title={t('inFigures')}>
            <SpendingTable spending={spending} />
          </Sheet>
        </>
      )}
    </TitledPage>
  )
}
