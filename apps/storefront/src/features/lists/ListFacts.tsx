import type { ListView } from '@bottega/contract/lists/lists.ts'
import { useTranslations } from '../../lib/words/use-translations.ts'
import { listsWords } from '../list-heart/words/lists.ts'

/** The kind of the list and its owner, after its number of products. */
export function ListFacts({ list: { leafletId, selected, sharingData } }: { list: ListView }) {
  const t = useTranslations(listsWords)
  const { owner, shares = 0 } = sharingData
  return (
    <>
      {leafletId !== undefined && ` · ${t('leaflet')}`}
      {selected && ` · ${t('selected')}`}
      {owner !== undefined && ` · ${t('sharedBy', { name: owner })}`}
      {shares > 0 && ` · ${t('sharedWith', { count: shares })}`}
    </>
  )
}
