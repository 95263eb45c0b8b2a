import { useLocation } from 'react-router'
import { localeParameter, readCookie, toLocale } from '../../lib/visit/locale.ts'
import { languagesIn, usePageSetting } from '../../lib/visit/page-setting.ts'
import { useTranslations } from '../../lib/words/use-translations.ts'
import { paths } from '../../paths.ts'
import { languageWords } from './words/language.ts'
import styles from './LanguageOffer.module.css'

/** Offers the browser's preferred language, in that language, until one was chosen. The default is Italian. */
export function LanguageOffer() {
  const t = useTranslations(languageWords)
  const setting = usePageSetting()
  const offered = languagesIn(setting)
  const { pathname, search } = useLocation()
  const preferred = navigator.languages
    .map((tag) => toLocale(tag.slice(0, 2), offered))
    .find((one) => one !== undefined)
  const isChosen = readCookie(document.cookie, localeParameter) !== undefined
  if (preferred === undefined || preferred === setting.locale || isChosen) return null
  return (
    <a
      href={paths.inLanguage(pathname, preferred, search)}
      lang={preferred}
      hrefLang={preferred}
      className={styles.offer}
    >
      {t(preferred)}
    </a>
  )
}
