import { registerHooks, type ResolveFnOutput } from 'node:module'

/** Of files of one ending in one folder: the nearest `package.json` says it for all of them. */
const formats = new Map<string, string>()

/** The exports of packages as files of one package of ours see them, which have one `node_modules` to look into. */
const exported = new Map<string, ResolveFnOutput>()

const ofModules = new Set(['module', 'module-typescript'])

/**
 * For each file that is imported, Node reads the `package.json` above it and parses all of its `exports`, which is a third
 * of a start: those of Drizzle alone have hundreds of entries and are read for every one of its files. Here it does so once
 * for a folder, and once for what our own packages import by the name of a package.
 */
export function findModulesOnce(): void {
  registerHooks({
    resolve(specifier, context, next) {
      const { parentURL, conditions } = context
      if (parentURL === undefined || !conditions.includes('import') || specifier.includes(':'))
        return next(specifier, context)
      if (!specifier.startsWith('.')) {
        const inOurs = /^.*?\/(?:apps|packages)\/[^/]+\/src\//.exec(parentURL)?.[0]
        if (inOurs === undefined || parentURL.includes('/node_modules/')) return next(specifier, context)
        const key = `${inOurs} ${specifier}`
        const known = exported.get(key)
        if (known !== undefined) return known
        const found = { ...next(specifier, context), shortCircuit: true }
        if (found.format !== undefined && found.format !== null) exported.set(key, found)
        return found
      }
      const [ending] = /\.[jt]s$/.exec(specifier) ?? []
      if (ending === undefined) return next(specifier, context)
      const { href } = new URL(specifier, parentURL)
      const key = `${href.slice(0, href.lastIndexOf('/'))} ${ending}`
      const format = formats.get(key)
      if (format !== undefined) return { url: href, format, shortCircuit: true }
      const found = next(specifier, context)
      if (found.url === href && ofModules.has(found.format ?? '')) formats.set(key, found.format ?? '')
      return found
    },
  })
}
