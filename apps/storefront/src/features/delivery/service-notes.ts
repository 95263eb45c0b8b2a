import type { Api } from '@bottega/contract/api.ts'
import type { CategoryBlockView } from '@bottega/contract/catalog/categories.ts'
import { emptyOnFailure } from '../../lib/empty-on-failure.ts'

export interface ServiceNote {
  id: number
  /** Markup cleaned by the server before it was stored. (safety.md, 17) */
  html: string
}

/** What editors have to say above a choice: strikes, holidays, new places. (Shopping core, section 2) */
export function loadServiceNotes(api: Api, slug: 'timeslot' | 'service-selector'): Promise<readonly ServiceNote[]> {
  const notes = async () => {
    const { data } = await api.call('categories.view', { query: { slug } })
    return data.category?.categoryBlocks?.flatMap(noteOf) ?? []
  }
  return emptyOnFailure('document 1, section 2: category content blocks', notes())
}

function noteOf({ categoryBlockId: id, templateBlock, content }: CategoryBlockView): ServiceNote[] {
  const html = content['TEXT']
  return templateBlock.codInt === 'StaticText' && typeof html === 'string' && html !== '' ? [{ id, html }] : []
}
