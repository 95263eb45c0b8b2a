import type { PriceReasonsView } from '@bottega/contract/cart/price-reasons.ts'
import { formatDay, formatNumber } from '@bottega/rules/text/format.ts'
import type { ReactNode } from 'react'
import { usePageSetting } from '../../lib/visit/page-setting.ts'
import { formatEuros, noonOfShopDay } from '../../lib/words/format.ts'
import { productWords } from '../../lib/words/shared/product.ts'
import { useTranslations } from '../../lib/words/use-translations.ts'
import styles from './PriceSum.module.css'
import { priceReasonsWords } from './words/priceReasons.ts'

type TakenOff = PriceReasonsView['takenOff'][number]

/** The base price, what is taken off and what it comes to; below it what the law and the curious want to know. */
export function PriceSum({ reasons }: { reasons: PriceReasonsView }) {
  const t = useTranslations(priceReasonsWords)
  const { locale } = usePageSetting()
  const { base, takenOff, total, unit, estimate, day, priceList } = reasons
  const euros = (amount: number) => formatEuros(amount, locale)
  const dayText = (one: string) => formatDay(noonOfShopDay(one), locale)
  /** On the page of loose goods the price is that of a kilogram. */
  const isPerKilogram = estimate !== undefined

  function quantityTimes({ quantity, unitPrice }: PriceReasonsView['base'][number]): string | undefined {
    if (isPerKilogram) return t('perKg')
    if (unit === 'pz' && quantity === 1 && base.length === 1) return undefined
    const parts = { quantity: formatNumber(quantity, locale), price: euros(unitPrice) }
    return t(unit === 'kg' ? 'timesKg' : 'times', parts)
  }

  function how({ unitPrice, take, pay, percent, membersOnly, until }: TakenOff): string {
    const parts = [
      membersOnly === true && t('members'),
      unitPrice !== undefined && t('cut', { price: euros(unitPrice), from: euros(base[0]?.unitPrice ?? 0) }),
      take !== undefined && pay !== undefined && t('multi', { take, pay }),
      percent !== undefined && t('second', { percent }),
      until !== undefined && t('until', { day: dayText(until) }),
    ]
    return parts.filter((part) => part !== false).join(' · ')
  }

  return (
    <>
      <p className={styles.list}>{t('list', { list: priceList, day: dayText(day) })}</p>
      <dl className={styles.sum}>
        {base.map((row) => (
          <Row key={`${row.quantity} ${row.unitPrice}`} name={t('base')} detail={quantityTimes(row)}>
            {euros(row.amount)}
          </Row>
        ))}
        {takenOff.map((row) => (
          <Row key={`${row.reason} ${row.name}`} name={row.name} detail={how(row)} tone="saved">
            −{euros(Math.abs(row.amount))}
          </Row>
        ))}
        <Row name={t(isPerKilogram ? 'totalPerKg' : 'total')} tone="sum">
          {euros(total)}
        </Row>
        {isPerKilogram && (
          <Row name={t('estimate', { quantity: formatNumber(estimate.quantity, locale) })}>
            ≈ {euros(estimate.amount)}
          </Row>
        )}
      </dl>
      <Notes reasons={reasons} />
    </>
  )
}

type RowProps = { name: string; detail?: string | undefined; tone?: 'plain' | 'saved' | 'sum'; children: ReactNode }

function Row({ name, detail, tone = 'plain', children }: RowProps) {
  return (
    <div className={styles.row} data-tone={tone}>
      <dt>
        {name}
        {detail !== undefined && detail !== '' && <span className={styles.detail}>{detail}</span>}
      </dt>
      <dd>{children}</dd>
    </div>
  )
}

function Notes({ reasons: { weighed, perUnit, lowest, waiting, vatPercent } }: { reasons: PriceReasonsView }) {
  const t = useTranslations(priceReasonsWords)
  const unitWord = useTranslations(productWords, 'unit')
  const { locale } = usePageSetting()
  const euros = (amount: number) => formatEuros(amount, locale)
  const dayText = (one: string) => formatDay(noonOfShopDay(one), locale)

  function waits({ asks, name, until, pieces, unitPrice }: NonNullable<typeof waiting>): string {
    const parts = { name, day: dayText(until), pieces }
    if (asks === 'membership' && unitPrice !== undefined)
      return t('waiting.membershipPrice', { ...parts, price: euros(unitPrice) })
    return t(`waiting.${asks}`, parts)
  }

  return (
    <ul className={styles.notes}>
      {waiting && <li>{waits(waiting)}</li>}
      {weighed && <li>{t('weighed')}</li>}
      {perUnit && <li>{t('perUnit', { price: euros(perUnit.price), unit: unitWord(perUnit.unit) })}</li>}
      {lowest && <li>{t('lowest', { day: dayText(lowest.before), price: euros(lowest.price) })}</li>}
      <li>{t('vat', { percent: vatPercent })}</li>
    </ul>
  )
}
