import { samlDoLogin } from '@bottega/contract/saml/calls.ts'
import type { Api } from '@bottega/contract/api.ts'

interface Leaving {
  api: Api
  /** Address the group's login redirects back to. */
  wanted: string
  /** Called just before the group's page is opened, to store what must continue afterwards. */
  onLeave?: (() => void) | undefined
  go: (address: string) => void
}

/** Opens the group's own login. Throws the refusal of a shop without one. */
export async function leaveForGroup({ api, wanted, onLeave, go }: Leaving): Promise<void> {
  const { data } = await api.call(samlDoLogin, { query: { relay_state_url: wanted } })
  onLeave?.()
  go(data.redirectUrl ?? wanted)
}
