import type { CallContext } from '../../calls/call-handler.ts'
import type { Edition } from './documents.repository.ts'

/** What of the content this caller reads. */
export const editionOf = ({ now, visitor }: Pick<CallContext, 'now' | 'visitor'>): Edition => ({
  now,
  preview: visitor.preview === true,
})
