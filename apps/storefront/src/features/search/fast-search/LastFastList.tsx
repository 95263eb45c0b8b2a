import { useEffect } from 'react'
import { useHydrated } from '../../../lib/hooks/use-hydrated.ts'
import { ShopLink } from '../../../lib/page/ShopLink.tsx'
import { customState, updateCustomState } from '../../../lib/visit/custom-state.ts'
import { useTranslations } from '../../../lib/words/use-translations.ts'
import { paths } from '../../../paths.ts'
import { searchWords } from '../words/search.ts'

/** Stores the list that was searched for, and offers the last one where none is. (Content and discovery, section 3) */
export function LastFastList({ words }: { words: readonly string[] }) {
  const t = useTranslations(searchWords)
  const hydrated = useHydrated()
  useEffect(() => {
    if (words.length > 0) updateCustomState({ fastSearch: words })
  }, [words])
  const last = hydrated && words.length === 0 ? (customState().fastSearch ?? []) : []
  if (last.length === 0) return null
  return (
    <p>
      <ShopLink to={paths.fastSearch(last.join('\n'))}>{t('fastLast', { words: last.join(', ') })}</ShopLink>
    </p>
  )
}
