import type { Plugin, Rolldown } from 'vite'
import { languages } from '@bottega/rules/text/language.ts'
import { lengthOfWords } from './vite-words.ts'

/** The modules every page has, at whatever address. */
const root = /storefront\/src\/(root|entry\.client|shell\/PageLayout)\.tsx/

/**
 * The cost of one more file for a page, in bytes of source: a request, and text that compresses less well by itself.
 */
const costOfFile = 6_000

/** How often a part that is loaded on demand is counted for each time a page is. */
const shareOfDemand = 0.25

/** The pages where visits begin: each is opened far more often than a page of the account. */
const windows = /\/(?:Home|Category|Product|(?:Fast)?Search)Page\.tsx$/
/** How often each of them is counted for once that another page is. */
const shareOfWindow = 16

/** Modules that travel together: their size in bytes of source, and the entries that need them. */
interface Chunk {
  modules: string[]
  size: number
  entries: ReadonlySet<string>
}

type Graph = Pick<Rolldown.PluginContext, 'getModuleIds' | 'getModuleInfo'>

/** The pages and parts loaded on demand that need a module before they run. */
function entriesOf(id: string, { getModuleInfo }: Graph): Set<string> {
  const needing = new Set([id])
  for (const module of needing) for (const importer of getModuleInfo(module)?.importers ?? []) needing.add(importer)
  return new Set(
    [...needing].filter((module) => {
      const info = getModuleInfo(module)
      return info?.isEntry === true || (info?.dynamicImporters.length ?? 0) > 0
    }),
  )
}

/** Of words a script holds one language: a module of one counts a part, where the graph has only its placeholder. */
function sizeOf(id: string, { getModuleInfo }: Graph): number {
  const words = lengthOfWords(id)
  return words === undefined ? (getModuleInfo(id)?.code?.length ?? 0) : words / languages.length
}

/**
 * Modules that the same entries need travel together. Sixty small files cost a phone more in round trips than their
 * bytes, so two of these chunks are merged where loading them as one is cheaper.
 */
function chunksOf(graph: Graph): Chunk[] {
  const entries = new Map<string, Set<string>>()
  for (const id of graph.getModuleIds()) entries.set(id, entriesOf(id, graph))
  const everyEntry = [...entries.values()].reduce((all, found) => all.union(found), new Set<string>())
  const byEntries = new Map<string, Chunk>()
  for (const [id, found] of entries) {
    // Every page has what the root needs.
    const needing = [...found].some((entry) => root.test(entry)) ? everyEntry : found
    if (needing.size < 2 || !/\/src\//.test(id) || root.test(id)) continue
    const key = [...needing].toSorted().join()
    const chunk = byEntries.get(key) ?? { modules: [], size: 0, entries: needing }
    chunk.modules.push(id)
    chunk.size += sizeOf(id, graph)
    byEntries.set(key, chunk)
  }
  const share = new Map([...everyEntry].map((id) => [id, shareOf(id, graph)]))
  const loads = (needing: ReadonlySet<string>) => [...needing].reduce((sum, id) => sum + (share.get(id) ?? 0), 0)
  const cost = ({ size, entries: needing }: Chunk) => loads(needing) * (size + costOfFile)
  return mergedWhileCheaper([...byEntries.values()], cost)
}

function shareOf(id: string, { getModuleInfo }: Graph): number {
  if (getModuleInfo(id)?.isEntry !== true) return shareOfDemand
  return windows.test(id.replace(/\?.*$/, '')) ? shareOfWindow : 1
}

function mergedWhileCheaper(chunks: Chunk[], cost: (chunk: Chunk) => number): Chunk[] {
  const left = new Set(chunks)
  for (;;) {
    let best: { saved: number; parts: [Chunk, Chunk]; whole: Chunk } | undefined
    for (const one of left) {
      for (const other of left) {
        if (one === other) break
        const whole = {
          modules: [...one.modules, ...other.modules],
          size: one.size + other.size,
          entries: one.entries.union(other.entries),
        }
        const saved = cost(one) + cost(other) - cost(whole)
        if (saved > (best?.saved ?? 0)) best = { saved, parts: [one, other], whole }
      }
    }
    if (!best) return [...left]
    for (const part of best.parts) left.delete(part)
    left.add(best.whole)
  }
}

/** More than the shop needs: a rank without a chunk is an empty group. */
const mostChunks = 120

const rankOf = new Map<string, number>()

/** Plans which modules travel together once all are known. */
export function plannedChunks(): Plugin {
  return {
    name: 'bottega:chunks',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    buildEnd(error) {
      if (error) return
      const chunks = chunksOf(this).toSorted((one, other) => other.entries.size - one.entries.size)
      if (chunks.length > mostChunks) this.error(`${chunks.length} shared chunks are planned; raise mostChunks`)
      for (const [rank, { modules }] of chunks.entries()) for (const id of modules) rankOf.set(id, rank)
    },
  }
}

/** The scripts every page has, by the names of the files. */
export const onEveryPage = /assets\/(react|framework|shared-0|root)-/

/** A group also captures what its modules import, so the chunks that more entries need are filled first. */
export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  // By itself it stays in the browser's cache from one version of the shop to the next.
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: mostChunks + 2 },
  { name: 'framework', test: /node_modules/, minShareCount: 2, priority: mostChunks + 1 },
  ...Array.from({ length: mostChunks }, (_, rank) => ({
    name: `shared-${rank}`,
    test: (id: string) => rankOf.get(id) === rank,
    priority: mostChunks - rank,
  })),
]
