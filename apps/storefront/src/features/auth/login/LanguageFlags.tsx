import { useLocation } from 'react-router'
import { languagesIn, usePageSetting } from '../../../lib/visit/page-setting.ts'
import { useTranslations } from '../../../lib/words/use-translations.ts'
import { paths } from '../../../paths.ts'
import { accountWords } from '../words/account.ts'
import styles from './LanguageFlags.module.css'

/** The two languages of the regions with self-scanning. The bands of their flags, from left or from the top. */
const flags = {
  it: { colours: ['#008c45', '#f4f9ff', '#cd212a'], upright: true },
  de: { colours: ['#000', '#d00', '#ffce00'], upright: false },
} as const

/** Another language is another application: plain links, with a full page load. (Shopping core, section 2) */
export function LanguageFlags() {
  const t = useTranslations(accountWords, 'selfScanning')
  const setting = usePageSetting()
  const offered = languagesIn(setting)
  const { pathname, search } = useLocation()
  if (!offered.includes('de')) return null
  return (
    <nav aria-label={t('language')} className={styles.flags}>
      {(['it', 'de'] as const).map((locale) => (
        <a
          key={locale}
          href={paths.inLanguage(pathname, locale, search)}
          lang={locale}
          hrefLang={locale}
          aria-current={locale === setting.locale ? 'true' : undefined}
          className={styles.flag}
        >
          <svg viewBox="0 0 3 3" preserveAspectRatio="none" aria-hidden="true">
            {flags[locale].colours.map((fill, band) => {
              const place = flags[locale].upright
                ? { x: band, y: 0, width: 1, height: 3 }
                : { x: 0, y: band, width: 3, height: 1 }
              return <rect key={fill} {...place} fill={fill} />
            })}
          </svg>
          {t(locale)}
        </a>
      ))}
    </nav>
  )
}
