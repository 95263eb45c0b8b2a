import type { TodayProblem } from '@bottega/contract/today/today.ts'
import { Anchor } from '@bottega/ui/components/actions/Anchor.tsx'
import { useTranslations } from 'use-intl'
import { Remark } from '../../lib/Remark.tsx'
import { paths } from '../../paths.ts'
import styles from './Today.module.css'

/** The pages for problems that concern no orders. */
const pages: { readonly [Kind in TodayProblem['kind']]?: string } = {
  approval: paths.approvals(),
  copy: paths.privacyRequests(),
}

/**
 * Problems that do not solve themselves, or only after a while, with the orders concerned or the page that solves them.
 */
export function Problems({ problems }: { problems: readonly TodayProblem[] }) {
  const t = useTranslations('today')
  if (problems.length === 0) return <Remark tone="ok">{t('noProblems')}</Remark>
  return (
    <ul className={styles.problems} aria-label={t('problems')}>
      {problems.map(({ kind, count, orderIds }) => (
        <li key={kind}>
          <Remark tone={kind === 'money' || kind === 'unpaid' ? 'error' : 'warn'}>
            {t(`problemKinds.${kind}`, { count })}{' '}
            {orderIds.map((orderId, place) => (
              <span key={orderId}>
                {place > 0 && ', '}
                <Anchor href={paths.order(orderId)}>{orderId}</Anchor>
              </span>
            ))}
            {pages[kind] !== undefined && <Anchor href={pages[kind]}>{t('toPage')}</Anchor>}
          </Remark>
        </li>
      ))}
    </ul>
  )
}
