import { Select } from '@bottega/ui/components/fields/Select.tsx'
import { useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { languages } from '@bottega/rules/text/language.ts'
import { languageNames } from './language-names.ts'
import styles from './Preferences.module.css'
import { chosenTheme, storeLocale, storeTheme, themes, type Theme } from './settings.ts'

/** Language and appearance. Another language loads the page again, so that answers of the shop are in it too. */
export function Preferences() {
  const t = useTranslations('shell')
  const locale = useLocale()
  const [theme, setTheme] = useState(chosenTheme)
  return (
    <div className={styles.preferences}>
      <Select
        label={t('language')}
        value={locale}
        options={languages.map((value) => ({ value, label: languageNames[value] }))}
        onChange={({ currentTarget }) => {
          const chosen = languages.find((one) => one === currentTarget.value)
          if (chosen === undefined) return
          storeLocale(chosen)
          window.location.reload()
        }}
      />
      <Select
        label={t('theme')}
        value={theme}
        options={themes.map((value) => ({ value, label: t(`themes.${value}`) }))}
        onChange={({ currentTarget }) => {
          const chosen = themes.find((one): one is Theme => one === currentTarget.value)
          if (chosen === undefined) return
          storeTheme(chosen)
          setTheme(chosen)
        }}
      />
    </div>
  )
}
