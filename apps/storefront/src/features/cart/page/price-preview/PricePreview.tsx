import { Button } from '@bottega/ui/components/actions/Button.tsx'
import { TextField } from '@bottega/ui/components/fields/TextField.tsx'
import { useState } from 'react'
import { useCommand } from '../../../../lib/api/use-command.ts'
import { Notice } from '../../../../lib/notices/Notice.tsx'
import { usePageSetting } from '../../../../lib/visit/page-setting.ts'
import { useShopper } from '../../../../lib/visit/shopper.ts'
import { formatShopDay } from '../../../../lib/words/shop-day.ts'
import { useTranslations } from '../../../../lib/words/use-translations.ts'
import { basketWords } from '../../../cart-store/words/basket.ts'
import { mayPreviewPrices } from './may-preview-prices.ts'
import styles from './PricePreview.module.css'
import { useSetCartInfo } from '../use-set-cart-info.ts'

/** Shows beta testers and staff the prices of another day; nothing can be ordered meanwhile. (Decision 0112) */
export function PricePreview() {
  const t = useTranslations(basketWords, 'preview')
  const { locale } = usePageSetting()
  const { cart, user } = useShopper()
  const setInfo = useSetCartInfo()
  const [day, setDay] = useState('')
  const shown = cart.forcedPreviewDate

  const { busy, run: show } = useCommand(async (wanted: string) => {
    if (!(await setInfo('forcedPreviewDate', wanted))) return undefined
    // Pages that are kept alive would still show the previous prices.
    window.location.reload()
    return 'leaving'
  })

  if (shown !== undefined)
    return (
      <Notice tone="warn">
        <p>{t('on', { date: formatShopDay(shown, locale) })}</p>
        <Button variant="secondary" busy={busy} onClick={() => show('')}>
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
        if (day !== '') show(day)
      }}
    >
      <TextField label={t('label')} type="date" value={day} onChange={(event) => setDay(event.currentTarget.value)} />
      <Button type="submit" variant="secondary" busy={busy}>
        {t('show')}
      </Button>
    </form>
  )
}
