import { Badge } from '@bottega/ui/components/feedback/Badge.tsx'
import { useTranslations } from 'use-intl'
import styles from './TagList.module.css'

/** The tags of a customer, where they are only read; nothing where there are none. */
export function TagList({ tags }: { tags: readonly string[] }) {
  const t = useTranslations('shell')
  if (tags.length === 0) return null
  return (
    <ul className={styles.tags} aria-label={t('tags')}>
      {tags.map((tag) => (
        <li key={tag}>
          <Badge>{tag}</Badge>
        </li>
      ))}
    </ul>
  )
}
