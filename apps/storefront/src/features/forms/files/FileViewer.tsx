import type { FormFieldView } from '@bottega/contract/forms/form-view.ts'
import { useTranslations } from '../../../lib/words/use-translations.ts'
import { formsWords } from '../words/forms.ts'
import { buttonClass } from '@bottega/ui/components/actions/button-class.ts'
import styles from './FileViewer.module.css'

/** A file with its title and a button that downloads it. (Content and discovery, section 2: dynamic form blocks) */
export function FileViewer({ field: { label, title, subtitle, file } }: { field: FormFieldView }) {
  const t = useTranslations(formsWords, 'file')
  if (file === undefined) return null
  return (
    <div className={styles.viewer}>
      <p className={styles.title}>{title ?? label}</p>
      {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
      <a href={file} download className={buttonClass({ variant: 'secondary' })}>
        {t('download')}
      </a>
    </div>
  )
}
