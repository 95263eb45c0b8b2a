import type { OfferView } from '@bottega/contract/offers/offers.ts'
import { formatDay } from '@bottega/rules/text/format.ts'
import { Badge } from '@bottega/ui/components/feedback/Badge.tsx'
import { usePageSetting } from '../../lib/visit/page-setting.ts'
import { formatEuros } from '../../lib/words/format.ts'
import { useTranslations } from '../../lib/words/use-translations.ts'
import styles from './Offers.module.css'
import { offersWords } from './words/offers.ts'

const tones = { new: 'warn', accepted: 'ok', declined: 'quiet', withdrawn: 'quiet' } as const

/** The content of an offer of the customer, and the answer. */
export function OfferFacts({ offer }: { offer: OfferView }) {
  const t = useTranslations(offersWords)
  const { locale } = usePageSetting()
  const { product, brand, quantity: count, price, note, answer, state, date } = offer
  const terms =
    price === undefined ? t('termsOpen', { count }) : t('terms', { count, price: formatEuros(price, locale) })
  return (
    <>
      <div className={styles.head}>
        <h3>{brand === undefined ? product : `${product} · ${brand}`}</h3>
        <Badge tone={tones[state]}>{t(`states.${state}`)}</Badge>
      </div>
      <p className={styles.soft}>
        {terms} · {formatDay(new Date(date), locale)}
      </p>
      {note !== undefined && <p>{note}</p>}
      {answer !== undefined && <p>{t('answer', { answer })}</p>}
    </>
  )
}
