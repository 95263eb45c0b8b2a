import { useTranslations } from 'use-intl'

/** Who published or drafted: the staff member, or files that were imported. */
export function useAuthor(): (author: string | undefined) => string {
  const t = useTranslations('content')
  return (author) => author ?? t('fromFiles')
}
