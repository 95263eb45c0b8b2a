import { useTranslations } from '../../../lib/words/use-translations.ts'
import { deliveryWords } from '../../../lib/words/shared/delivery.ts'
import { LeafSign } from './LeafSign.tsx'
import { SlotSign } from './SlotSign.tsx'
import styles from './SlotLegend.module.css'
import { slotGridWords } from './words/slotGrid.ts'

const appearances = ['free', 'intermediate', 'full', 'selected'] as const

/** The meaning of the signs; of the leaf where a slot of those shown has it. (Shopping core, section 2) */
export function SlotLegend({ nearby }: { nearby: boolean }) {
  const t = useTranslations(deliveryWords, 'slot')
  const words = useTranslations(slotGridWords)
  return (
    <ul aria-label={t('legendLabel')} className={styles.legend}>
      {appearances.map((appearance) => (
        <li key={appearance}>
          <SlotSign appearance={appearance} />
          {t(`legend.${appearance}`)}
        </li>
      ))}
      {nearby && (
        <li>
          <LeafSign />
          {words('nearby')}
        </li>
      )}
    </ul>
  )
}
