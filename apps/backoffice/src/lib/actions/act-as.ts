import { staffActAs } from '@bottega/contract/backoffice/calls.ts'
import { api } from '../api.ts'
import { leaving } from './use-action-dialog.ts'

/** The browser goes on in the shop, signed in for this customer. (Safety, 15) */
export async function actAs(userId: number, reason: string): Promise<typeof leaving> {
  await api.call(staffActAs, { query: { user_id: userId, reason } })
  window.location.assign('/')
  return leaving
}
