import type { CallReply } from '@bottega/contract/call.ts'
import type { todayView } from '@bottega/contract/today/calls.ts'
import { Anchor } from '@bottega/ui/components/actions/Anchor.tsx'
import { useTranslations } from 'use-intl'
import { paths } from '../../paths.ts'
import styles from './Today.module.css'

type Counts = CallReply<typeof todayView>['waiting']

const pages = [
  ['returns', paths.returns()],
  ['rewards', paths.rewards()],
  ['offers', paths.offers()],
] as const satisfies readonly (readonly [keyof Counts, string])[]

/** What customers asked for that staff do on other pages; nothing is shown of what has nothing to do. */
export function Waiting({ waiting }: { waiting: Counts }) {
  const t = useTranslations('today')
  const shown = pages.filter(([kind]) => waiting[kind] > 0)
  if (shown.length === 0) return null
  return (
    <ul className={styles.waiting} aria-label={t('waiting')}>
      {shown.map(([kind, page]) => (
        <li key={kind}>
          <Anchor href={page}>{t(`waitingKinds.${kind}`, { count: waiting[kind] })}</Anchor>
        </li>
      ))}
    </ul>
  )
}
