import { useLocation } from 'react-router'
import { languages } from '@bottega/rules/text/language.ts'
import { usePageSetting } from '../../lib/visit/page-setting.ts'
import { useTranslations } from '../../lib/words/use-translations.ts'
import { paths } from '../../paths.ts'
import { frameWords } from '../../lib/words/shared/frame.ts'

/** The same page in each language. */
export function LanguageLinks() {
  const t = useTranslations(frameWords, 'footer')
  const { locale: current } = usePageSetting()
  const { pathname, search } = useLocation()
  return (
    <ul>
      {languages.map((locale) => (
        <li key={locale}>
          {/* A plain link on purpose: another language is another application. */}
          <a
            href={paths.inLanguage(pathname, locale, search)}
            lang={locale}
            hrefLang={locale}
            aria-current={locale === current ? 'true' : undefined}
          >
            {t(locale)}
          </a>
        </li>
      ))}
    </ul>
  )
}
