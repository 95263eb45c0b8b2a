import { useState } from 'react'
import { readStored, removeStored, writeStored } from '../../lib/storage/stored.ts'
import { useTranslations } from '../../lib/words/use-translations.ts'
import { themeWords } from './words/theme.ts'
import styles from './ThemeChoice.module.css'

const themes = ['device', 'light', 'dark'] as const
type Theme = (typeof themes)[number]

const chosenTheme = (): Theme => themes.find((theme) => theme === readStored('theme')) ?? 'device'

/** Stored for the next page as well, whose first paint has it already. (`EarlyScript.tsx`) */
function chooseTheme(theme: Theme): void {
  const { dataset } = document.documentElement
  if (theme === 'device') {
    removeStored('theme')
    delete dataset['theme']
  } else {
    writeStored('theme', theme)
    dataset['theme'] = theme
  }
  const bars = document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')
  for (const [at, own] of (['light', 'dark'] as const).entries())
    bars[at]?.setAttribute(
      'media',
      theme === 'device' ? `(prefers-color-scheme: ${own})` : theme === own ? 'all' : 'not all',
    )
}

/** Light, dark, or as the device: for this browser alone, and told to nobody. */
export function ThemeChoice() {
  const t = useTranslations(themeWords)
  const [chosen, setChosen] = useState(chosenTheme)
  return (
    <fieldset className={styles.choice}>
      <legend>{t('title')}</legend>
      {themes.map((theme) => (
        <label key={theme}>
          <input
            type="radio"
            name="theme"
            value={theme}
            checked={theme === chosen}
            onChange={() => {
              chooseTheme(theme)
              setChosen(theme)
            }}
          />
          {t(theme)}
        </label>
      ))}
    </fieldset>
  )
}
