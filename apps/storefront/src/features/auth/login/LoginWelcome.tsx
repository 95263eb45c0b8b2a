import type { ReactNode } from 'react'
import basket from '../../../assets/basket.webp'
import { usePageSetting } from '../../../lib/visit/page-setting.ts'
import { useTranslations } from '../../../lib/words/use-translations.ts'
import { authWords } from '../words/auth.ts'
import styles from './LoginWelcome.module.css'

/** The sheet of the login page: a picture on one side, title and form on the other. */
export function LoginWelcome({ children }: { children: ReactNode }) {
  const t = useTranslations(authWords)
  const { site } = usePageSetting()
  return (
    <div className={styles.sheet}>
      <div className={styles.picture}>
        <img src={basket} alt="" width="256" height="256" />
      </div>
      <div className={styles.form}>
        <h1>{t('title')}</h1>
        <p className={styles.welcome}>{t(`welcome.${site}`)}</p>
        {children}
      </div>
    </div>
  )
}
