import type { WrittenDocument } from '@bottega/contract/staff-content/documents.ts'
import { type Language, languages } from '@bottega/rules/text/language.ts'
import { Button } from '@bottega/ui/components/actions/Button.tsx'
import { useTranslations } from 'use-intl'
import { languageNames } from '../../../lib/language-names.ts'
import layout from '../../../lib/layout.module.css'
import { Remark } from '../../../lib/Remark.tsx'
import { useDocumentForm } from './form-context.ts'
import styles from './Form.module.css'
import { type Difference, differencesOf, isFields, labelsOf, takeTheirs } from './written.ts'

interface ConflictProps {
  /** The refusal: whose change it was, and when. */
  refusal: string
  theirs: WrittenDocument
  /** The editor has looked, and goes on with what stands in the form now. */
  onGoOn: () => void
  /** The form becomes the other version. */
  onTakeAll: () => void
}

/**
 * Two people saved one document: what each of them wrote, place by place. Nothing is written until the second one has
 * decided, and what they typed stays in the form.
 */
export function Conflict({ refusal, theirs, onGoOn, onTakeAll }: ConflictProps) {
  const t = useTranslations('content.form.conflict')
  const { parts, written, change } = useDocumentForm()
  const differences = differencesOf(written, theirs)
  const nameOf = ({ path }: Difference) => {
    const labels = labelsOf(parts, written, path).map((one) => (isLanguage(one) ? languageNames[one] : one))
    return labels.length === 0 ? t('files') : labels.join(', ')
  }
  const shown = (value: unknown) => {
    if (value === undefined || value === null || value === '') return t('nothing')
    if (Array.isArray(value)) return t('entries', { count: value.length })
    return isFields(value) ? Object.values(value).filter(isPlain).join(' · ') || t('something') : plain(value)
  }
  return (
    <>
      <Remark tone="error">{refusal}</Remark>
      <section className={styles.fields} aria-label={t('title')}>
        <p>{differences.length === 0 ? t('same') : t('text')}</p>
        <ul className={styles.differences}>
          {differences.map((difference) => {
            const name = nameOf(difference)
            return (
              <li key={difference.path.join('.')}>
                <strong>{name}</strong>
                <dl>
                  <div>
                    <dt>{t('mine')}</dt>
                    <dd>{shown(difference.mine)}</dd>
                  </div>
                  <div>
                    <dt>{t('theirs')}</dt>
                    <dd>{shown(difference.theirs)}</dd>
                  </div>
                </dl>
                <div>
                  <Button
                    variant="secondary"
                    aria-label={t('takeOf', { name })}
                    onClick={() => change(takeTheirs(written, difference))}
                  >
                    {t('take')}
                  </Button>
                </div>
              </li>
            )
          })}
        </ul>
        <div className={layout.actions}>
          <Button onClick={onGoOn}>{t('goOn')}</Button>
          <Button variant="secondary" onClick={onTakeAll}>
            {t('takeAll')}
          </Button>
        </div>
      </section>
    </>
  )
}

const isLanguage = (text: string): text is Language => (languages as readonly string[]).includes(text)
const isPlain = (value: unknown) => ['string', 'number', 'boolean'].includes(typeof value)
const plain = (value: unknown) => (isPlain(value) ? String(value) : '')
