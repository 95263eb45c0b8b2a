import { useTranslations } from '../../../lib/words/use-translations.ts'
import { deliveryWords } from '../../../lib/words/shared/delivery.ts'
import { SlotSign } from './SlotSign.tsx'
import styles from './SlotLegend.module.css'

const appearances = ['free', 'intermediate', 'full', 'selected'] as const

/** The meaning of the signs. (Shopping core, section 2) */
export function SlotLegend() {
  const t = useTranslations(deliveryWords, 'slot')
  return (
    <ul aria-label={t('legendLabel')} className={styles.legend}>
      {appearances.map((appearance) => (
        <li key={appearance}>
          <SlotSign appearance={appearance} />
          {t(`legend.${appearance}`)}
        </li>
      ))}
    </ul>
  )
}
