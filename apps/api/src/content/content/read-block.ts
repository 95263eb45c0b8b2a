import { blockSettings } from '@bottega/contract/content/block-schema.ts'
import type { BlockOf, BlockType } from '@bottega/contract/content/block-types.ts'
import type { TSchema } from 'typebox'
import { schemaOf } from './clean-content.ts'
import { branchOf, isRecord, partsOf } from '../../kernel/publishing/fields/content-schema.ts'

/** A block as its editor wrote it, complete, before the server has added its data. */
export type ReadBlock<Type extends BlockType = BlockType> = Omit<BlockOf<Type>, 'data'>

/**
 * Reads a cleaned block in one language. Undefined for an unknown type, or without what its type needs: a block with no
 * content hides itself. (Content and discovery, section 2: page grids)
 */
export function readBlock(id: number, type: string, cleaned: unknown): ReadBlock | undefined {
  const schema = schemaOf(type)
  const content = schema && read(schema.content, cleaned)
  if (content === undefined) return undefined
  return { id, type, settings: read(blockSettings, cleaned), content } as ReadBlock
}

/** The part of cleaned content that fits its schema, with defaults; undefined where something required is missing. */
export const readContent = (schema: TSchema, value: unknown): unknown => read(schema, value)

function read(schema: TSchema, value: unknown): unknown {
  const { alternatives, properties, required, items, minItems, values, type, byDefault } = partsOf(schema)
  if (alternatives !== undefined) {
    const branch = branchOf(alternatives, value)
    return branch && read(branch, value)
  }
  if (values !== undefined) return values.includes(value) ? value : byDefault
  if (properties !== undefined) return readFields(properties, required, value)
  if (items !== undefined) {
    const list = Array.isArray(value) ? value.map((one) => read(items, one)).filter((one) => one !== undefined) : []
    return list.length < minItems ? undefined : list
  }
  if (type === 'integer') return wholeNumber(schema, value) ?? byDefault
  return typeof value === 'string' && value.trim() !== '' ? value : byDefault
}

function readFields(properties: Readonly<Record<string, TSchema>>, required: readonly string[], value: unknown) {
  if (!isRecord(value)) return undefined
  const fields = Object.entries(properties).flatMap(([name, schema]) => {
    const field = read(schema, value[name])
    return field === undefined ? [] : [[name, field] as const]
  })
  const complete = Object.fromEntries(fields)
  return required.every((name) => name in complete) ? complete : undefined
}

/** Too large a number is the largest allowed; anything else that does not fit is no number. */
function wholeNumber(schema: TSchema, value: unknown): number | undefined {
  const { minimum, maximum } = partsOf(schema)
  return Number.isInteger(value) && Number(value) >= minimum ? Math.min(Number(value), maximum) : undefined
}
