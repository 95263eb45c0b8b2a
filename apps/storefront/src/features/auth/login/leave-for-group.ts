import { samlDoLogin } from '@bottega/contract/saml/calls.ts'
import type { Api } from '@bottega/contract/api.ts'

interface Leaving {
  api: Api
  /** Where the group's login is to lead back to. */
  wanted: string
  /** The moment to keep what must go on afterwards: the group's page is opened next. */
  onLeave?: (() => void) | undefined
  go: (address: string) => void
}

/** Leaves the page for the group's own login. Throws the refusal of a shop where there is none. */
export async function leaveForGroup({ api, wanted, onLeave, go }: Leaving): Promise<void> {
  const { data } = await api.call(samlDoLogin, { query: { relay_state_url: wanted } })
  onLeave?.()
  go(data.redirectUrl ?? wanted)
}
