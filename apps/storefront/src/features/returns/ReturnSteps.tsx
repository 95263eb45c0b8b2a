import type { ReturnMoneyView, ReturnProgressView } from '@bottega/contract/returns/return-progress.ts'
import type { ReturnView } from '@bottega/contract/returns/return-view.ts'
import { formatDay } from '@bottega/rules/text/format.ts'
import { VisuallyHidden } from '@bottega/ui/components/text/VisuallyHidden.tsx'
import { ShopLink } from '../../lib/page/ShopLink.tsx'
import { StepMark } from '../../lib/page/StepMark.tsx'
import { usePageSetting } from '../../lib/visit/page-setting.ts'
import { formatEuros } from '../../lib/words/format.ts'
import { formatShopDay } from '../../lib/words/shop-day.ts'
import { useTranslations } from '../../lib/words/use-translations.ts'
import { paths } from '../../paths.ts'
import { type TimelineStep, timelineOf } from './return-timeline.ts'
import styles from './ReturnSteps.module.css'
import { returnsWords } from './words/returns.ts'

type ReturnStepsProps = { refund: ReturnView; progress: ReturnProgressView }

/** How far a return has come: the decision, whether the goods are kept or brought back, and when the money is there. */
export function ReturnSteps({ refund, progress }: ReturnStepsProps) {
  const t = useTranslations(returnsWords, 'steps')
  const { locale } = usePageSetting()
  return (
    <ol aria-label={t('label')} className={styles.steps}>
      {timelineOf(refund, progress).map((step) => (
        <li
          key={step.station}
          className={styles.step}
          data-state={step.state}
          aria-current={step.state === 'current' ? 'step' : undefined}
        >
          <StepMark state={step.state} />
          <div className={styles.words}>
            <p>
              <b>{t(`names.${step.station}`)}</b>{' '}
              {step.at !== undefined && (
                <time dateTime={step.at} className={styles.when}>
                  {formatDay(new Date(step.at), locale)}
                </time>
              )}
              {step.state === 'coming' && <VisuallyHidden> ({t('coming')})</VisuallyHidden>}
            </p>
            <StepText step={step} refund={refund} progress={progress} />
          </div>
        </li>
      ))}
    </ol>
  )
}

function StepText({ step: { station }, refund, progress }: ReturnStepsProps & { step: TimelineStep }) {
  const t = useTranslations(returnsWords, 'steps')
  switch (station) {
    case 'toDecide':
      return <p>{t('toDecide')}</p>
    case 'goods.aside':
      return <p>{t('aside')}</p>
    case 'goods.keep':
      return <p>{t('keep')}</p>
    case 'goods.bring':
      return <GoodsToBring refund={refund} goods={progress.goods} />
    case 'money.expected':
    case 'money.coming':
    case 'money.given':
      return progress.money.map((part) => (
        <MoneyPart key={`${part.way} ${part.name ?? ''} ${part.at ?? part.state}`} part={part} refund={refund} />
      ))
    case 'replacement.expected':
      return <p>{t('replacement')}</p>
    case 'replacement.sent':
      return refund.replacementOrderId === undefined ? null : <Carrier orderId={refund.replacementOrderId} />
    case 'asked':
    case 'accepted':
    case 'refused':
    case 'cancelled':
    case 'goods.back':
      return null
    default:
      return station satisfies never
  }
}

type GoodsToBringProps = { refund: ReturnView; goods: ReturnProgressView['goods'] }

/** The goods to bring, their state, the last day and the place; the others are kept. */
function GoodsToBring({ refund: { products }, goods }: GoodsToBringProps) {
  const t = useTranslations(returnsWords, 'steps')
  const { locale } = usePageSetting()
  if (goods?.until === undefined) return null
  const { orderItemIds, until, store } = goods
  const brought = products.filter(({ orderItemId }) => orderItemIds.includes(orderItemId))
  const names = brought.map(({ name }) => name).join(', ')
  return (
    <>
      <p>{t('bring', { names, day: formatDay(new Date(until), locale) })}</p>
      <p>
        {store.slug === undefined ? (
          <b>{store.name}</b>
        ) : (
          <ShopLink to={paths.store(store.slug)}>{store.name}</ShopLink>
        )}
        , {store.address}
      </p>
      {brought.length < products.length && <p>{t('rest')}</p>}
    </>
  )
}

/** One way the money comes: how much, by which way, and when it was or will be there. */
function MoneyPart({ part, refund: { voucherCode } }: { part: ReturnMoneyView; refund: ReturnView }) {
  const t = useTranslations(returnsWords, 'steps.money')
  const { locale } = usePageSetting()
  const { state, way, name, by, at } = part
  const amount = formatEuros(part.amount, locale)
  if (name === undefined) return <p>{t('waiting', { amount })}</p>
  if (state === 'given') {
    const day = at === undefined ? '' : formatDay(new Date(at), locale)
    if (way !== 'voucher') return <p>{t(`${way}.given`, { amount, name, day })}</p>
    return (
      <p>
        {t('voucher.given', { amount, code: voucherCode ?? '' })} <ShopLink to={paths.gifts()}>{t('see')}</ShopLink>
      </p>
    )
  }
  if (way === 'back' && by !== undefined)
    return <p>{t('back.coming', { amount, name, day: formatShopDay(by, locale) })}</p>
  return <p>{t(`${way}.expected`, { amount, name })}</p>
}

function Carrier({ orderId }: { orderId: number }) {
  const t = useTranslations(returnsWords)
  return (
    <p>
      <ShopLink to={paths.order(orderId)}>{t('replaced', { id: String(orderId) })}</ShopLink>
    </p>
  )
}
