import { dirname, resolve } from 'node:path'

/** What oxlint hands to a rule, as far as this one reads it. (https://oxc.rs/docs/guide/usage/linter/js-plugins.html) */
interface RuleContext {
  readonly filename: string
  readonly options: readonly unknown[]
  report: (finding: { node: ImportNode; message: string }) => void
}

interface ImportNode {
  readonly source: { readonly value?: unknown } | null
}

const featureOf = (file: string) => /\/storefront\/src\/features\/([\w-]+)\//.exec(file.replaceAll('\\', '/'))?.[1]

/**
 * Features of the storefront import only those the list allows. Each feature names some of those before it, so that
 * there is no circle between them.
 */
const featureEdges = {
  meta: {
    schema: [{ type: 'object', additionalProperties: { type: 'array', items: { type: 'string' } } }],
  },
  create(context: RuleContext) {
    const allowed = new Map(Object.entries(context.options[0] as Record<string, readonly string[]>))
    const before = new Set<string>()
    for (const [feature, others] of allowed) {
      const later = others.find((other) => !before.has(other))
      if (later !== undefined) throw new Error(`"${feature}" may import "${later}" only when that stands before it`)
      before.add(feature)
    }
    const own = featureOf(context.filename)

    function check(node: ImportNode) {
      const path = node.source?.value
      if (own === undefined || typeof path !== 'string' || !path.startsWith('.')) return
      const other = featureOf(resolve(dirname(context.filename), path))
      if (other === undefined || other === own || allowed.get(own)?.includes(other)) return
      const message = `"${own}" does not import "${other}": ask through a context that the shell fills, or allow it in .oxlintrc.json.`
      context.report({ node, message })
    }

    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
    }
  },
}

export default { meta: { name: 'bottega' }, rules: { 'feature-edges': featureEdges } }
