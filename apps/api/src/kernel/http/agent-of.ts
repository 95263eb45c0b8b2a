import { parse } from 'bowser'
import { LRUCache } from 'lru-cache'

/** A header as long as anybody sends one; what is behind it says nothing more. */
const most = 400

/** Each request says it again, and reading one takes hundreds of expressions. */
const agents = new LRUCache<string, string>({ max: 500 })

/** Browser and system in a few words ("Firefox, Windows"), for the customer's list of their logins; no version. */
export function agentOf(userAgent: string | undefined): string | undefined {
  if (userAgent === undefined || userAgent.trim() === '') return undefined
  const header = userAgent.slice(0, most)
  const known = agents.get(header)
  if (known !== undefined) return known || undefined
  const { browser, os } = parse(header)
  const agent = [browser.name, os.name].filter((name) => name !== undefined && name !== '').join(', ')
  agents.set(header, agent)
  return agent || undefined
}
