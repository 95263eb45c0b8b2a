import { Button } from '@bottega/ui/components/actions/Button.tsx'
import { NumberStepper } from '@bottega/ui/components/fields/NumberStepper.tsx'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import styles from './Picking.module.css'

const most = 99

/** The containers of the goods: bags, which stay with the customer, and crates, which come back. */
export function Pack({
  left,
  onFinish,
}: {
  left: number
  onFinish: (packed: { bags: number; crates: number }) => void
}) {
  const t = useTranslations('picking.pack')
  const [packed, setPacked] = useState({ bags: 1, crates: 0 })
  const set = (part: 'bags' | 'crates', count: number) => {
    if (Number.isInteger(count)) setPacked({ ...packed, [part]: Math.min(most, Math.max(0, count)) })
  }
  const isEmpty = packed.bags + packed.crates === 0
  return (
    <section className={styles.pack}>
      <h2>{t('title')}</h2>
      <p aria-live="polite">{t('left', { count: left })}</p>
      {(['bags', 'crates'] as const).map((part) => (
        <div key={part} className={styles.container}>
          <span aria-hidden="true">{t(part)}</span>
          <NumberStepper
            label={t(part)}
            decreaseLabel={t(`fewer.${part}`)}
            increaseLabel={t(`more.${part}`)}
            text={String(packed[part])}
            onDecrease={() => set(part, packed[part] - 1)}
            onIncrease={() => set(part, packed[part] + 1)}
            onEnter={(typed) => set(part, Number(typed))}
          />
        </div>
      ))}
      {isEmpty && <p role="alert">{t('empty')}</p>}
      <Button
        size="large"
        aria-disabled={left > 0 || isEmpty}
        onClick={() => left === 0 && !isEmpty && onFinish(packed)}
      >
        {t('finish')}
      </Button>
    </section>
  )
}
