import type { Api } from '@bottega/contract/api.ts'
import type { CategoryBlockView } from '@bottega/contract/catalog/categories.ts'
import { emptyOnFailure } from '../../lib/api/empty-on-failure.ts'

export interface ServiceNote {
  id: number
  html: string
  position: 'above' | 'below'
}

/** What editors have to say around a choice: strikes, holidays, new places. (Shopping core, section 2) */
export function loadServiceNotes(api: Api, slug: 'timeslot' | 'service-selector'): Promise<readonly ServiceNote[]> {
  const notes = async () => {
    const { data } = await api.call('categories.view', { query: { slug } })
    return data.category?.categoryBlocks?.flatMap(noteOf) ?? []
  }
  return emptyOnFailure('Shopping core, section 2: category content blocks', notes())
}

function noteOf({ categoryBlockId: id, templateBlock, content }: CategoryBlockView): ServiceNote[] {
  const { html, position } = content
  if (templateBlock.codInt !== 'StaticText' || typeof html !== 'string' || html === '') return []
  return [{ id, html, position: position === 'below' ? 'below' : 'above' }]
}
