import { relative, sep } from 'node:path'
import { type Import, whyNot } from './room-of.ts'
import { whyNotTables } from './tables.ts'

/**
 * The input of a rule from oxlint, as far as this one reads it.
 * (https://oxc.rs/docs/guide/usage/linter/js-plugins.html)
 */
interface RuleContext {
  readonly filename: string
  report: (finding: { node: ImportNode; message: string }) => void
}

interface ImportNode {
  readonly source: { readonly value?: unknown } | null
  readonly importKind?: string
  readonly exportKind?: string
  readonly specifiers?: readonly { readonly importKind?: string }[]
}

const root = new URL('../..', import.meta.url).pathname

const isTypes = ({ importKind, exportKind, specifiers = [] }: ImportNode) =>
  importKind === 'type' ||
  exportKind === 'type' ||
  (specifiers.length > 0 && specifiers.every((one) => one.importKind === 'type'))

/** A rule that gives every import to a question and reports its answer. */
const importRule = (why: (one: Import) => string | undefined) => ({
  create(context: RuleContext) {
    const file = relative(root, context.filename).replaceAll(sep, '/')
    const check = (kind: 'value' | 'type' | undefined) => (node: ImportNode) => {
      const specifier = node.source?.value
      if (typeof specifier !== 'string') return
      const typesOnly = kind === undefined ? isTypes(node) : kind === 'type'
      const message = why({ file, specifier, typesOnly })
      if (message !== undefined) context.report({ node, message })
    }
    return {
      ImportDeclaration: check(undefined),
      ImportExpression: check('value'),
      TSImportType: check('type'),
      ExportNamedDeclaration: check(undefined),
      ExportAllDeclaration: check(undefined),
    }
  },
})

/** Imports point down: see `rooms.ts`. Tables are asked by their own module: see `tables.ts`. */
export default { meta: { name: 'bottega' }, rules: { rooms: importRule(whyNot), tables: importRule(whyNotTables) } }
