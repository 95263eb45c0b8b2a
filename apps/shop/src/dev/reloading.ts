import type { ViteDevServer } from 'vite'

/** As much of Vite as is needed to run a program again. */
export type Modules = {
  readonly watcher: Pick<ViteDevServer['watcher'], 'on' | 'off'>
  readonly ssrLoadModule: ViteDevServer['ssrLoadModule']
  readonly environments: { readonly ssr: { readonly moduleGraph: ViteDevServer['environments']['ssr']['moduleGraph'] } }
}

export interface Reloading<Program> {
  /** The newest program, after the change that is being taken in. Never rejects: a change that fails is reported. */
  readonly current: () => Promise<Program>
  readonly stop: () => Promise<void>
}

export interface ReloadingOptions<Module, Program> {
  readonly vite: Modules
  /** The file that makes the program; a change of anything it imports makes another. */
  readonly entry: string
  readonly make: (module: Module) => Promise<Program>
  /** A change is taken in; `before` is no longer asked. */
  readonly replaced: (before: Program) => Promise<void>
  /** The program before goes on. */
  readonly failed: (error: unknown) => void
}

/** Editors write a file in several steps, and people save several files at once. */
const settledMs = 40

/**
 * Runs a program from its sources, and makes another of the changed modules alone when one of them changes: what they do
 * not reach stays as it is in memory, which a process started again would need seconds to read.
 */
export async function reloading<Module, Program>({
  vite,
  entry,
  make,
  replaced,
  failed,
}: ReloadingOptions<Module, Program>): Promise<Reloading<Program>> {
  const load = async () => make((await vite.ssrLoadModule(entry)) as Module)
  const { moduleGraph } = vite.environments.ssr
  let program = await load()
  let work: Promise<void> | undefined
  let timer: NodeJS.Timeout | undefined
  let isAgain = false

  const takeIn = async () => {
    do {
      await new Promise((resolve) => (timer = setTimeout(resolve, settledMs)))
      isAgain = false
      try {
        const before = program
        program = await load()
        await replaced(before)
      } catch (error) {
        failed(error)
      }
      // oxlint-disable-next-line typescript/no-unnecessary-condition -- set by a change meanwhile
    } while (isAgain)
    work = undefined
  }
  const onChange = (file: string) => {
    // Vite does the same a moment later, in which a request would be answered by the program before.
    for (const module of moduleGraph.getModulesByFile(file) ?? []) moduleGraph.invalidateModule(module)
    if (moduleGraph.getModuleById(entry)?.transformResult) return
    isAgain = true
    work ??= takeIn()
  }
  vite.watcher.on('change', onChange)

  return {
    current: async () => {
      await work
      return program
    },
    stop: async () => {
      vite.watcher.off('change', onChange)
      await work
      clearTimeout(timer)
    },
  }
}
