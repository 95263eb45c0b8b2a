import { Icon } from '@bottega/ui/components/Icon.tsx'
import { useTranslations } from 'use-intl'
import { usePageSetting } from '../../lib/page-setting.ts'
import styles from './HowItWorks.module.css'

const steps = [
  { key: 'place', icon: 'pin' },
  { key: 'fill', icon: 'bag' },
  { key: 'time', icon: 'clock' },
] as const

/** Three steps for those who come for the first time. */
export function HowItWorks() {
  const t = useTranslations('home')
  const { site } = usePageSetting()
  return (
    <section className={styles.section}>
      <h2>{t('howTitle')}</h2>
      <ol className={styles.steps}>
        {steps.map(({ key, icon }) => (
          <li key={key} className={styles.step}>
            <span className={styles.sign}>
              <Icon name={icon} size={24} />
            </span>
            <div>
              <h3>{t(`steps.${key}.title`, { site })}</h3>
              <p>{t(`steps.${key}.text`, { site })}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
