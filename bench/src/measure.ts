import { createHash } from 'node:crypto'
import type { Child } from './child.ts'
import { drive, type Figures, type Load } from './load.ts'
import type { Report } from './report.ts'
import type { BenchWorld } from './world.ts'
import type { Yardstick } from './yardstick.ts'

/** Shared by every part of the bench: the shop under load, its database, the yardstick and the report. */
export interface Bench {
  server: Child
  world: BenchWorld
  /** The folder in which the shop under load writes its files. */
  dataDir: string
  yardstick: Yardstick
  report: Report
}

export const get = (path: string) => ({ method: 'GET' as const, path })
export const api = (path: string) => get(`/ebsn/api${path}`)

/**
 * Rotates the list, because connections in step would ask for the same item at the same moment, and all but one would
 * share its result.
 */
export const rotated = <Item>(items: readonly Item[], share: number): Item[] => {
  const from = Math.floor(items.length * share)
  return [...items.slice(from), ...items.slice(0, from)]
}

/** In an order without pattern, the same in every run. */
export const shuffled = (texts: readonly string[]): string[] => {
  const place = (text: string) => createHash('md5').update(text).digest('hex')
  return texts.toSorted((a, b) => (place(a) < place(b) ? -1 : 1))
}

async function bytesOfFirst({ url, headers, requests, perConnection }: Load): Promise<number> {
  const [first = {}] = requests ?? perConnection?.(0) ?? []
  const { setupRequest, onResponse } = first
  const ask = async () => {
    const sent = typeof setupRequest === 'function' ? setupRequest(first, {}) : first
    const answer = await fetch(url + (sent.path ?? ''), {
      method: sent.method ?? 'GET',
      headers: { ...headers, ...(sent.headers as Record<string, string> | undefined) },
      ...(typeof sent.body === 'string' ? { body: sent.body } : {}),
    })
    const body = Buffer.from(await answer.arrayBuffer())
    if (typeof onResponse === 'function') onResponse(answer.status, body.toString(), {}, {})
    return body.byteLength
  }
  // If each request is made from the answer before it, the second is like all but the first.
  if (typeof onResponse === 'function') await ask()
  return ask()
}

/**
 * Drives the load, records it beside Y2 and a bare route with a body as large as the first answer, and answers the
 * figures.
 */
export async function measure(
  { report, server, yardstick }: Bench,
  name: string,
  load: Omit<Load, 'url'>,
  target?: string,
): Promise<Figures> {
  const aimed = { ...load, url: server.origin }
  const beside = await yardstick.sameSize(await bytesOfFirst(aimed), load.connections)
  const y2 = await yardstick.y2()
  const figures = await drive(aimed)
  report.record({ name, figures, yardstick: beside, y2, ...(target === undefined ? {} : { target }) })
  return figures
}
