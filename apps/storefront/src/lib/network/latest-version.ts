import type { LatestVersion } from './version-watch.ts'

/** Asks the shop for the latest version. After a failure it is asked again at the next interval. */
export async function latestVersion(language: string): Promise<LatestVersion | undefined> {
  try {
    const headers = { accept: 'application/json', 'x-ebsn-language': language }
    const reply = await fetch('/version.json', { headers, cache: 'no-store' })
    return reply.ok ? readVersion(await reply.json()) : undefined
  } catch (error) {
    if (error instanceof TypeError || error instanceof SyntaxError) return undefined
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
