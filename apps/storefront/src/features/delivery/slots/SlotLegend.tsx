import { useTranslations } from '../../../lib/words/use-translations.ts'
import { deliveryWords } from '../../../lib/words/shared/delivery.ts'
import { SlotSign } from './SlotSign.tsx'
import styles from './SlotLegend.module.css'

const looks = ['free', 'intermediate', 'full', 'selected'] as const

/** The meaning of the signs. (Shopping core, section 2) */
export function SlotLegend() {
  const t = useTranslations(deliveryWords, 'slot')
  return (
    <ul aria-label={t('legendLabel')} className={styles.legend}>
      {looks.map((look) => (
        <li key={look}>
          <SlotSign look={look} />
          {t(`legend.${look}`)}
        </li>
      ))}
    </ul>
  )
}
