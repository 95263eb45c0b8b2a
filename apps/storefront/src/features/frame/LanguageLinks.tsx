import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { languagesIn, usePageSetting } from '../../lib/visit/page-setting.ts'
import { useTranslations } from '../../lib/words/use-translations.ts'
import { paths } from '../../paths.ts'
import { frameWords } from '../../lib/words/shared/frame.ts'

type LanguageLinksProps = { label: string; className?: string | undefined; children?: ReactNode }

/** The same page in each language of the shop; nothing where there is one. */
export function LanguageLinks({ label, className, children }: LanguageLinksProps) {
  const t = useTranslations(frameWords, 'footer')
  const setting = usePageSetting()
  const { pathname, search } = useLocation()
  const offered = languagesIn(setting)
  if (!offered[1]) return null
  return (
    <nav aria-label={label} className={className}>
      {children}
      <ul>
        {offered.map((locale) => (
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
    </nav>
  )
}
