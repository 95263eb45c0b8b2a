import type { LatestVersion } from './version-watch.ts'

/** A network that has just come back may leave a request without an answer. */
const patienceMs = 5_000

/** Asks the shop which version is the latest. Whoever cannot be asked now is asked again at the next turn. */
export async function latestVersion(language: string): Promise<LatestVersion | undefined> {
  try {
    const headers = { accept: 'application/json', 'x-ebsn-language': language }
    const signal = AbortSignal.timeout(patienceMs)
    const reply = await fetch('/version.json', { headers, cache: 'no-store', signal })
    return reply.ok ? readVersion(await reply.json()) : undefined
  } catch (error) {
    if (error instanceof TypeError || error instanceof SyntaxError || error instanceof DOMException) return undefined
    throw error
  }
}

function readVersion(found: unknown): LatestVersion | undefined {
  const { lastVersion, url } = (found ?? {}) as {
    lastVersion?: { version?: unknown; description?: unknown }
    url?: unknown
  }
  if (typeof lastVersion?.version !== 'string' || typeof url !== 'string') return undefined
  const { version, description } = lastVersion
  return { version, description: typeof description === 'string' ? description : '', url }
}
