import { Button } from '@bottega/ui/components/actions/Button.tsx'
import { TextArea } from '@bottega/ui/components/fields/TextArea.tsx'
import { Form } from 'react-router'
import { useTranslations } from '../../../lib/words/use-translations.ts'
import { paths } from '../../../paths.ts'
import { searchWords } from '../words/search.ts'
import styles from './FastListForm.module.css'

/** A shopping list to type or paste; it works before any script loads. */
export function FastListForm({ words }: { words: readonly string[] }) {
  const t = useTranslations(searchWords)
  return (
    <Form action={paths.fastSearch()} className={styles.form}>
      <TextArea
        key={words.join('\n')}
        name="q"
        label={t('fastLabel')}
        help={t('fastHelp')}
        rows={Math.min(Math.max(words.length, 3), 6)}
        maxLength={1600}
        defaultValue={words.join('\n')}
        required
      />
      <Button type="submit">{t('fastSubmit')}</Button>
    </Form>
  )
}
