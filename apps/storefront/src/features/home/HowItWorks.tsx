import { Icon } from '@bottega/ui/components/text/Icon.tsx'
import { usePageSetting } from '../../lib/visit/page-setting.ts'
import { useTranslations } from '../../lib/words/use-translations.ts'
import { homeWords } from './words/home.ts'
import styles from './HowItWorks.module.css'

const steps = [
  { key: { coop: 'place', collect: 'store' }, icon: 'pin' },
  { key: { coop: 'fill', collect: 'fill' }, icon: 'bag' },
  { key: { coop: 'time', collect: 'time' }, icon: 'clock' },
] as const

/** Three steps for first-time visitors. */
export function HowItWorks() {
  const t = useTranslations(homeWords)
  const { site } = usePageSetting()
  return (
    <section className={styles.section}>
      <h2>{t('howTitle')}</h2>
      <ol className={styles.steps}>
        {steps.map(({ key, icon }) => (
          <li key={icon} className={styles.step}>
            <span className={styles.sign}>
              <Icon name={icon} size={24} />
            </span>
            <div>
              <h3>{t(`steps.${key[site]}.title`)}</h3>
              <p>{t(`steps.${key[site]}.text`)}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
