import type { FindingCode } from '@bottega/contract/staff-content/findings.ts'
import { isDeepStrictEqual } from 'node:util'
import {
  type Document,
  type ErrorCode,
  isAlias,
  isMap,
  isNode,
  isScalar,
  isSeq,
  LineCounter,
  type Node,
  parseDocument,
  stringify,
  visit,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml'
import { isRecord } from './fields/content-schema.ts'
import type { Body, Finding } from './content-kind.ts'

/** The fields of a YAML text, and where each stands. */
export interface ParsedYaml {
  readonly body: Body
  /** From 1; that of the nearest field around it for one the text does not have. */
  readonly lineOf: (path: readonly (string | number)[]) => number
}

/** Aliases are refused beyond this count: a few lines could stand for gigabytes. */
const mostAliases = 50

/** The mistakes editors make most; the library's own sentence says the rest, in English. */
const yamlFindings: Partial<Record<ErrorCode, FindingCode>> = {
  BAD_INDENT: 'yamlIndent',
  TAB_AS_INDENT: 'yamlTab',
  DUPLICATE_KEY: 'yamlTwice',
  MISSING_CHAR: 'yamlUnclosed',
}

/** `firstLine` is the line of the file its text begins on, from 1. */
export function parseYaml(file: string, text: string, firstLine = 1): ParsedYaml | readonly Finding[] {
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false, uniqueKeys: true })
  const lineAt = (offset: number) => lines.linePos(offset).line + firstLine - 1
  if (document.errors.length > 0)
    return document.errors.map(({ code, message, pos: [offset] }) => ({
      file,
      line: lineAt(offset),
      field: '',
      ...(yamlFindings[code] === undefined ? { code: 'yaml', values: { message } } : { code: yamlFindings[code] }),
    }))
  const value = toValue()
  if (value instanceof Error || isEndless(value)) return [{ file, line: firstLine, field: '', code: 'yamlAliases' }]
  if (!isRecord(value)) return [{ file, line: firstLine, field: '', code: 'noFields' }]
  return { body: value, lineOf: (path) => lineAt(offsetOf(document.contents, path)) }

  function toValue(): unknown {
    try {
      return document.toJS({ maxAliasCount: mostAliases }) as unknown
    } catch (error) {
      if (error instanceof ReferenceError) return error
      throw error
    }
  }
}

/** Whether a value holds itself: an alias inside of what it stands for. Nothing that walks it would ever end. */
function isEndless(value: unknown, around = new Set<object>(), finite = new Set<object>()): boolean {
  if (typeof value !== 'object' || value === null || finite.has(value)) return false
  if (around.has(value)) return true
  around.add(value)
  const isFound = Object.values(value).some((part) => isEndless(part, around, finite))
  around.delete(value)
  finite.add(value)
  return isFound
}

/** The text with these fields set, or without them where they are undefined; its comments stay. */
export function withFields(text: string, fields: Readonly<Record<string, string | boolean | undefined>>): string {
  const document = parseDocument(text)
  for (const [name, value] of Object.entries(fields))
    if (value === undefined) document.delete(name)
    else document.set(name, value)
  return document.toString({ lineWidth: 0, flowCollectionPadding: false })
}

/**
 * The text with another body. The parts that stay the same stay as they are written, with their comments; without a
 * difference it is the same text. Where the text has aliases, one place would change several: all of it is written anew.
 */
export function withBody(text: string, body: Body): string {
  const document = parseDocument(text)
  const before: unknown = document.toJS({ maxAliasCount: mostAliases })
  if (isDeepStrictEqual(before, body)) return text
  if (hasAlias(document) || !isRecord(before)) return yamlOf(body)
  patch(document, document.contents, before, body)
  const patched = document.toString({ lineWidth: 0, flowCollectionPadding: false })
  return isDeepStrictEqual(parseDocument(patched).toJS(), body) ? patched : yamlOf(body)
}

export const yamlOf = (body: Body): string => stringify(body, { lineWidth: 0 })

function hasAlias(document: Document): boolean {
  let found = false
  visit(document, { Alias: () => ((found = true), visit.BREAK) })
  return found
}

/** The node for a value: the one there was, changed where they differ, or a new one in its place. */
function patch(document: Document, node: unknown, before: unknown, after: unknown): unknown {
  if (isNode(node) && !isAlias(node) && isDeepStrictEqual(before, after)) return node
  if (isMap(node) && isRecord(before) && isRecord(after)) return patchMap(document, node, before, after)
  if (isSeq(node) && Array.isArray(before) && Array.isArray(after)) return patchList(document, node, before, after)
  if (isScalar(node) && typeof node.value === 'string' && typeof after === 'string') {
    node.value = after
    return node
  }
  const made = document.createNode(after)
  if (isNode(node) && isNode(made)) {
    const { commentBefore, comment, spaceBefore } = node
    Object.assign(made, { commentBefore, comment, spaceBefore })
  }
  return made
}

function patchMap(document: Document, map: YAMLMap, before: Body, after: Body): YAMLMap {
  const nameOf = (key: unknown) => String(isScalar(key) ? key.value : key)
  map.items = map.items.filter(({ key }) => Object.hasOwn(after, nameOf(key)))
  for (const pair of map.items) {
    const name = nameOf(pair.key)
    pair.value = patch(document, pair.value, before[name], after[name])
  }
  for (const [name, value] of Object.entries(after))
    if (!Object.hasOwn(before, name)) map.add(document.createPair(name, value))
  return map
}

/** Items that were moved keep their nodes; others are changed in the place of the one that is gone from there. */
function patchList(document: Document, list: YAMLSeq, before: readonly unknown[], after: readonly unknown[]): YAMLSeq {
  const free = new Set(before.keys())
  const taken = after.map((value) => {
    const index = [...free].find((one) => isDeepStrictEqual(before[one], value))
    if (index !== undefined) free.delete(index)
    return index
  })
  const nodes = [...list.items]
  list.items = after.map((value, place) => {
    const index = taken[place]
    if (index !== undefined) return nodes[index]
    const [first] = free.has(place) ? [place] : free
    if (first === undefined) return document.createNode(value)
    free.delete(first)
    return patch(document, nodes[first], before[first], value)
  })
  return list
}

function offsetOf(root: Node | null, path: readonly (string | number)[]): number {
  let offset = root?.range?.[0] ?? 0
  let node: unknown = root
  for (const part of path) {
    if (isMap(node)) offset = keyOffset(node, part) ?? offset
    const next: unknown = isNode(node) && 'get' in node ? (node as YAMLMap).get(part, true) : undefined
    if (!isNode(next)) return offset
    if (!isMap(node)) offset = next.range?.[0] ?? offset
    node = next
  }
  return offset
}

function keyOffset(map: YAMLMap, name: string | number): number | undefined {
  const pair = map.items.find(({ key }) => isNode(key) && 'value' in key && key.value === name)
  return isNode(pair?.key) ? pair.key.range?.[0] : undefined
}
