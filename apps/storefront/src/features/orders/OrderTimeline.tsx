import { VisuallyHidden } from '@bottega/ui/components/text/VisuallyHidden.tsx'
import { formatDay, formatTime } from '@bottega/rules/text/format.ts'
import { formatEuros } from '../../lib/words/format.ts'
import { StepMark } from '../../lib/page/StepMark.tsx'
import { usePageSetting } from '../../lib/visit/page-setting.ts'
import { useTranslations } from '../../lib/words/use-translations.ts'
import { type TimelineOrder, type TimelineStep, timelineOf } from './order-timeline.ts'
import { ordersWords } from '../../lib/words/shared/orders.ts'
import styles from './OrderTimeline.module.css'

/** Timeline of the order: past steps with their time, and the next ones. */
export function OrderTimeline({ order }: { order: TimelineOrder }) {
  const t = useTranslations(ordersWords, 'timeline')
  const { locale } = usePageSetting()
  const changed = ({ totalBefore, totalAfter }: NonNullable<TimelineStep['change']>) =>
    t('changed', { before: formatEuros(totalBefore, locale), after: formatEuros(totalAfter, locale) })
  const moved = ({ beginAt, endAt }: NonNullable<TimelineStep['rescheduled']>) => {
    const [begin, end] = [new Date(beginAt), new Date(endAt)]
    return t('rescheduled', {
      slot: `${formatDay(begin, locale)}, ${formatTime(begin, locale)}–${formatTime(end, locale)}`,
    })
  }
  return (
    <ol aria-label={t('label')} className={styles.steps}>
      {timelineOf(order).map(({ station, name, at, change, rescheduled, isCurrent }) => {
        const when = at === undefined ? undefined : new Date(at)
        const astray = station === undefined && change === undefined && rescheduled === undefined
        return (
          <li
            key={`${station ?? name} ${at ?? ''}`}
            className={styles.step}
            data-state={isCurrent ? 'current' : when ? 'done' : 'coming'}
            aria-current={isCurrent ? 'step' : undefined}
          >
            <div className={styles.mark}>
              <StepMark
                state={astray ? 'astray' : isCurrent ? 'current' : when ? 'done' : 'coming'}
                isDone={when !== undefined}
              />
            </div>
            <span className={styles.name}>
              {rescheduled ? moved(rescheduled) : change ? changed(change) : station ? t(station) : name}
            </span>
            {when ? (
              <time dateTime={at} className={styles.when}>
                {`${formatDay(when, locale)}, ${formatTime(when, locale)}`}
              </time>
            ) : (
              <VisuallyHidden>({t('coming')})</VisuallyHidden>
            )}
          </li>
        )
      })}
    </ol>
  )
}
