export interface Imported {
  readonly specifier: string
  readonly typesOnly: boolean
}

const statements = /^(?:import|export)\b[^;'"`]*?\bfrom\s+'([^']+)'|^import\s+'([^']+)'/gm
const expressions = /\bimport\(\s*'([^']+)'\s*\)/g

/** The imports of a source: statements and expressions, as formatted by prettier. */
export function importsOf(source: string): Imported[] {
  const stated = [...source.matchAll(statements)].map(([statement, from, bare]) => ({
    specifier: from ?? bare ?? '',
    typesOnly: isOfTypes(statement),
  }))
  const called = [...source.matchAll(expressions)].map(([, specifier = '']) => ({ specifier, typesOnly: true }))
  return [...stated, ...called]
}

function isOfTypes(statement: string): boolean {
  if (/^(?:import|export)\s+type\b/.test(statement)) return true
  const [, names] = /^import\s+\{([^}]*)\}/.exec(statement) ?? []
  if (names === undefined) return false
  return names.split(',').every((name) => name.trim() === '' || name.trim().startsWith('type '))
}

export interface SourceFigures {
  readonly lines: number
  readonly importLines: number
  readonly exported: number
  /** Of the exported those with a docstring. */
  readonly documented: number
}

const imports = /^import\b[^'"]*['"][^'"]+['"](?: with \{[^}]*\})?$/gm
const exports =
  /(\*\/\n)?^export (?:default )?(?:async )?(?:function|const|class|interface|type|abstract class|enum) ?\w/gm

export function measureSource(source: string): SourceFigures {
  const importLines = [...source.matchAll(imports)].reduce((lines, [text]) => lines + text.split('\n').length, 0)
  const exported = [...source.matchAll(exports)]
  return {
    lines: source.trimEnd().split('\n').length,
    importLines,
    exported: exported.length,
    documented: exported.filter(([, docstring]) => docstring !== undefined).length,
  }
}
