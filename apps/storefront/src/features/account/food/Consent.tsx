import { formatWholeDay } from '@bottega/rules/text/format.ts'
import { Checkbox } from '@bottega/ui/components/fields/Checkbox.tsx'
import { FieldNote } from '@bottega/ui/components/fields/FieldNote.tsx'
import { ShopLink } from '../../../lib/page/ShopLink.tsx'
import { usePageSetting } from '../../../lib/visit/page-setting.ts'
import { useTranslations } from '../../../lib/words/use-translations.ts'
import { paths } from '../../../paths.ts'
import { foodWords } from '../words/food.ts'
import styles from './Food.module.css'

interface ConsentProps {
  /** ISO instant; undefined while it has to be asked for. */
  givenAt: string | undefined
  isGiven: boolean
  error: string | undefined
  onChange: (isGiven: boolean) => void
}

/** Asks for the consent of article 9 of the GDPR in plain words, never ticked before; or says when it was given. */
export function Consent({ givenAt, isGiven, error, onChange }: ConsentProps) {
  const t = useTranslations(foodWords, 'consent')
  const { locale } = usePageSetting()
  return (
    <section aria-labelledby="food-consent" className={styles.card}>
      <h2 id="food-consent">{t('title')}</h2>
      <p>{t('text')}</p>
      <p>
        {t('takeBack')} <ShopLink to={paths.page('privacy')}>{t('privacy')}</ShopLink>
      </p>
      {givenAt !== undefined ? (
        <p className={styles.given}>{t('given', { day: formatWholeDay(new Date(givenAt), locale) })}</p>
      ) : (
        <div className={styles.consent}>
          <Checkbox
            name="consent"
            required
            checked={isGiven}
            aria-invalid={error !== undefined || undefined}
            aria-describedby={error === undefined ? undefined : 'food-consent-note'}
            onChange={({ target }) => onChange(target.checked)}
          >
            {t('box')}
          </Checkbox>
          <FieldNote id="food-consent-note" error={error} />
        </div>
      )}
    </section>
  )
}
