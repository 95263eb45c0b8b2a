import { globSync, readFileSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import { expect, test } from 'vitest'

const folder = join(import.meta.dirname, 'modules')

const moduleOf = (file: string) => relative(folder, file).split(sep)[0] ?? ''

/** Every import of a file by its path, of values and of types alike. */
const importedFiles = (file: string) =>
  [...readFileSync(file, 'utf8').matchAll(/\b(?:from|import\() ?'(\.[^']+)'/g)].map(([, path = '']) =>
    join(dirname(file), path),
  )

/** Which modules each module imports, and in which files it does; what tests import does not count. */
function readModules(): Map<string, Map<string, string>> {
  const files = globSync(`${folder}/*/**/*.ts`, { exclude: ['**/*.test.ts'] })
  return new Map(
    [...Map.groupBy(files, moduleOf)].map(([module, own]) => {
      const edges = own.flatMap((file) =>
        importedFiles(file)
          .filter((other) => other.startsWith(folder) && moduleOf(other) !== module)
          .map((other): [string, string] => [moduleOf(other), relative(folder, file)]),
      )
      return [module, new Map(edges)]
    }),
  )
}

/** One way from a module back to itself, as `a/file.ts → b/file.ts → a`; undefined where there is none. */
function findCircle(modules: ReadonlyMap<string, ReadonlyMap<string, string>>): string | undefined {
  const finished = new Set<string>()
  const visit = (module: string, way: readonly (readonly [module: string, file: string])[]): string | undefined => {
    const start = way.findIndex(([visited]) => visited === module)
    if (start !== -1) return [...way.slice(start).map(([, file]) => file), module].join(' → ')
    if (finished.has(module)) return undefined
    for (const [other, file] of modules.get(module) ?? []) {
      const circle = visit(other, [...way, [module, file]])
      if (circle !== undefined) return circle
    }
    finished.add(module)
    return undefined
  }
  for (const module of modules.keys()) {
    const circle = visit(module, [])
    if (circle !== undefined) return circle
  }
  return undefined
}

test('no module of the server depends on itself through others, by values or by types', () => {
  const modules = readModules()
  expect(modules.get('publishing')?.has('catalog')).toBe(true)
  expect(findCircle(modules)).toBeUndefined()
})

test('a circle is named by the files that make it', () => {
  const edges = {
    cart: { orders: 'cart/lines.ts' },
    orders: { mail: 'orders/mails.ts' },
    mail: { orders: 'mail/all.ts' },
  }
  const modules = new Map(Object.entries(edges).map(([name, others]) => [name, new Map(Object.entries(others))]))
  expect(findCircle(modules)).toBe('orders/mails.ts → mail/all.ts → orders')
})
