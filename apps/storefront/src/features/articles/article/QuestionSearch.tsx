import { plainWords } from '@bottega/rules/text/plain-words.ts'
import { TextField } from '@bottega/ui/components/fields/TextField.tsx'
import { useRef, useState, type ReactNode } from 'react'
import { useHydrated } from '../../../lib/hooks/use-hydrated.ts'
import { useTranslations } from '../../../lib/words/use-translations.ts'
import { articlesWords } from '../../article-card/words/articles.ts'
import styles from './QuestionSearch.module.css'

/** Over questions with folded answers: shows those that hold every word typed, without their accents and capitals. */
export function QuestionSearch({ children }: { children: ReactNode }) {
  const t = useTranslations(articlesWords)
  const hydrated = useHydrated()
  const questions = useRef<HTMLDivElement>(null)
  const [count, setCount] = useState<number>()

  function search(text: string) {
    const words = plainWords(text).split(' ').filter(Boolean)
    let found = 0
    for (const question of questions.current?.querySelectorAll('details') ?? []) {
      const told = plainWords(question.textContent)
      question.hidden = !words.every((word) => told.includes(word))
      found += Number(!question.hidden)
    }
    setCount(words.length === 0 ? undefined : found)
  }

  return (
    <div className={styles.search}>
      {hydrated && (
        <TextField
          type="search"
          label={t('faqSearch')}
          maxLength={80}
          onChange={(event) => search(event.currentTarget.value)}
        />
      )}
      <output>{count !== undefined && t('faqFound', { count })}</output>
      <div ref={questions}>{children}</div>
    </div>
  )
}
