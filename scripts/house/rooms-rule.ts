import { relative, sep } from 'node:path'
import { whyNot } from './room-of.ts'

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

/** Imports point down: see `rooms.ts`. */
const rooms = {
  create(context: RuleContext) {
    const file = relative(root, context.filename).replaceAll(sep, '/')
    const check = (kind: 'value' | 'type' | undefined) => (node: ImportNode) => {
      const specifier = node.source?.value
      if (typeof specifier !== 'string') return
      const typesOnly = kind === undefined ? isTypes(node) : kind === 'type'
      const message = whyNot({ file, specifier, typesOnly })
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
}

export default { meta: { name: 'bottega' }, rules: { rooms } }
