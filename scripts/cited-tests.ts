import { globSync, readFileSync } from 'node:fs'
import { parseAst } from 'vitest/node'

/** The place of a test that a coverage table cites (decision 7). */
export interface CitedTest {
  file: string
  title: string
}

export const citation = /^[a-z]+-\d+$/
const citedTitle = /^(?<title>[^]*) \[(?<id>[a-z]+-\d+)\]$/

/** Every string and every end of a template in a parsed file. */
function* strings(node: unknown): Generator<string> {
  if (Array.isArray(node)) {
    for (const child of node) yield* strings(child)
    return
  }
  if (typeof node !== 'object' || node === null) return
  if ('type' in node && node.type === 'Literal' && 'value' in node && typeof node.value === 'string') yield node.value
  if ('type' in node && node.type === 'TemplateElement' && 'value' in node) yield* templateText(node.value)
  for (const child of Object.values(node)) yield* strings(child)
}

function* templateText(value: unknown) {
  if (typeof value === 'object' && value !== null && 'cooked' in value && typeof value.cooked === 'string')
    yield value.cooked
}

/** Every text of the bench's sources, where its figures have their names. */
export const benchTexts = (root: URL): string[] =>
  globSync('bench/src/**/*.ts', { cwd: root.pathname }).flatMap((file) =>
    Array.from(strings(parseAst(readFileSync(new URL(file, root), 'utf8'), { lang: 'ts' }))),
  )

/** The tests that carry an id, by that id. More than one under an id is a mistake that the check reports. */
export function citedTests(root: URL): ReadonlyMap<string, CitedTest[]> {
  const found = new Map<string, CitedTest[]>()
  const files = globSync('{apps,packages,demo,e2e,scripts}/**/*.{test.ts,browser.tsx,e2e.ts}', {
    cwd: root.pathname,
    exclude: ['**/node_modules/**'],
  })
  for (const file of files.toSorted()) {
    const program = parseAst(readFileSync(new URL(file, root), 'utf8'), { lang: file.endsWith('x') ? 'tsx' : 'ts' })
    for (const text of strings(program)) {
      const { title, id } = citedTitle.exec(text)?.groups ?? {}
      if (title !== undefined && id !== undefined) found.set(id, [...(found.get(id) ?? []), { file, title }])
    }
  }
  return found
}
