import { Button } from '@bottega/ui/components/actions/Button.tsx'
import { TextField } from '@bottega/ui/components/fields/TextField.tsx'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Notice } from '../../../lib/notices/Notice.tsx'
import { usePageSetting } from '../../../lib/visit/page-setting.ts'
import { useShopper } from '../../../lib/visit/shopper.ts'
import { formatShopDay } from '../../../lib/words/shop-day.ts'
import { mayPreviewPrices } from './may-preview-prices.ts'
import styles from './PricePreview.module.css'
import { useSetCartInfo } from './use-set-cart-info.ts'

/** Beta testers and staff look at the prices of another day; nothing can be ordered while they do. (Decision 0112) */
export function PricePreview() {
  const t = useTranslations('basket.preview')
  const { locale } = usePageSetting()
  const { cart, user } = useShopper()
  const setInfo = useSetCartInfo()
  const [day, setDay] = useState('')
  const [busy, setBusy] = useState(false)
  const shown = cart.forcedPreviewDate

  async function show(wanted: string) {
    setBusy(true)
    const done = await setInfo('forcedPreviewDate', wanted)
    // Shelves that stay open show the prices of before: the page starts anew.
    if (done) window.location.reload()
    setBusy(false)
  }

  if (shown !== undefined)
    return (
      <Notice tone="warn">
        <p>{t('on', { date: formatShopDay(shown, locale) })}</p>
        <Button variant="secondary" busy={busy} onClick={() => void show('')}>
          {t('back')}
        </Button>
      </Notice>
    )
  if (!mayPreviewPrices(user)) return null
  return (
    <form
      aria-label={t('title')}
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        if (day !== '') void show(day)
      }}
    >
      <TextField label={t('label')} type="date" value={day} onChange={(event) => setDay(event.currentTarget.value)} />
      <Button type="submit" variant="secondary" busy={busy}>
        {t('show')}
      </Button>
    </form>
  )
}
