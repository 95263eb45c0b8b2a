import { LRUCache } from 'lru-cache'
import type { ClientBase } from 'pg'

/** Names one process gives; each costs every connection some memory at the server. */
const mostNames = 300
/** A statement executed this often is worth a name; lists of changing length stay below it. */
const timesBeforeNaming = 5

interface StatementConfig {
  text: string
  name?: string | undefined
}

const isUnnamed = (config: unknown): config is StatementConfig =>
  typeof config === 'object' && config !== null && 'text' in config && !('name' in config && Boolean(config.name))

/**
 * Gives the statements a process repeats names of their own, so that PostgreSQL parses and plans them once per
 * connection instead of every time: most of what a short transaction costs there. Not for the embedded database, where
 * names of several connections collide.
 */
export function createStatementNames(): (client: ClientBase) => void {
  const names = new Map<string, string>()
  const seen = new LRUCache<string, number>({ max: 2000 })

  const nameOf = (text: string): string | undefined => {
    const known = names.get(text)
    if (known !== undefined || names.size >= mostNames) return known
    const times = (seen.get(text) ?? 0) + 1
    seen.set(text, times)
    if (times >= timesBeforeNaming) names.set(text, `s${names.size}`)
    return names.get(text)
  }

  return (client) => {
    const send = client.query.bind(client) as (config: unknown, ...rest: unknown[]) => unknown
    const query = (config: unknown, ...rest: unknown[]) => {
      const name = isUnnamed(config) && Array.isArray(rest[0]) && rest[0].length > 0 ? nameOf(config.text) : undefined
      return send(name === undefined ? config : { ...(config as StatementConfig), name }, ...rest)
    }
    client.query = query as typeof client.query
  }
}
