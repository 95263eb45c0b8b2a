import { useTranslations } from 'use-intl'

/** The name of the page in the browser's tab. */
export function PageTitle({ children }: { children: string }) {
  const t = useTranslations('shell')
  return <title>{t('title', { page: children })}</title>
}
