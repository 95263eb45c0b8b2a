import { useLocation } from 'react-router'
import { languagesIn, usePageSetting } from '../../lib/visit/page-setting.ts'
import { useTranslations } from '../../lib/words/use-translations.ts'
import { paths } from '../../paths.ts'
import { frameWords } from '../../lib/words/shared/frame.ts'

/** The same page in each language. */
export function LanguageLinks() {
  const t = useTranslations(frameWords, 'footer')
  const setting = usePageSetting()
  const { pathname, search } = useLocation()
  return (
    <ul>
      {languagesIn(setting).map((locale) => (
        <li key={locale}>
          {/* A plain link on purpose: another language is another application. */}
          <a
            href={paths.inLanguage(pathname, locale, search)}
            lang={locale}
            hrefLang={locale}
            aria-current={locale === setting.locale ? 'true' : undefined}
          >
            {t(locale)}
          </a>
        </li>
      ))}
    </ul>
  )
}
