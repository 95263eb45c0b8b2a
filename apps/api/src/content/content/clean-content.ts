import { blockSettings, type BlockSchema } from '@bottega/contract/content/block-schema.ts'
import { blockTypes } from '@bottega/contract/content/block-types.ts'
import { categoryMetadata } from '@bottega/contract/content/category-metadata.ts'
import { contentKeyword } from '@bottega/contract/content/fields.ts'
import { languages } from '@bottega/rules/text/language.ts'
import type { TSchema } from 'typebox'
import type { CategoryMetadata } from '../../trade/catalog/categories.tables.ts'
import { cleanConfig } from '../../kernel/publishing/fields/clean-config.ts'
import { cleanHtml } from '../../kernel/publishing/fields/clean-html.ts'
import { cleanStyle } from '../../kernel/publishing/fields/clean-style.ts'
import { branchOf, isRecord, partsOf } from '../../kernel/publishing/fields/content-schema.ts'
import { safeLink } from '../../kernel/publishing/fields/safe-link.ts'

type Content = Record<string, unknown>

/** The schema of a type; undefined for a type this shop does not have. */
export const schemaOf = (type: string): BlockSchema | undefined =>
  Object.hasOwn(blockTypes, type) ? blockTypes[type as keyof typeof blockTypes] : undefined

/**
 * Returns the content an editor put into a block, made harmless by the schema of its type: markup only where the schema
 * says so. It is called on every way into the table and again on the way out, because rows may come from a restored
 * copy or another program. Content of an unknown type is shown by no page and stays plain text. (Safety, 17)
 */
export function cleanBlock(type: string, content: Content): Content {
  const schema = schemaOf(type)
  if (schema === undefined) return content
  return { ...asRecord(clean(schema.content, content)), ...asRecord(clean(blockSettings, content)) }
}

/** The same for the metadata of a category. */
export const cleanMetadata = (metadata: Readonly<CategoryMetadata>): CategoryMetadata =>
  asRecord(clean(categoryMetadata, metadata)) as CategoryMetadata

const asRecord = (value: unknown): Content => (isRecord(value) ? value : {})

/**
 * The parts of a value its schema knows, each as its schema wants it. Content may be incomplete here: an editor goes on
 * writing later.
 */
function clean(schema: TSchema, value: unknown): unknown {
  const { alternatives, properties, items, values, type, pattern } = partsOf(schema)
  if (alternatives !== undefined) {
    const branch = branchOf(alternatives, value)
    return branch && clean(branch, value)
  }
  if (values !== undefined) return values.includes(value) ? value : undefined
  if (properties !== undefined) return isRecord(value) ? cleanFields(properties, value) : undefined
  if (items !== undefined) return Array.isArray(value) ? defined(value.map((one) => clean(items, one))) : undefined
  if (type === 'string') return cleanEachLanguage(value, (text) => cleanText(schema, text, pattern))
  return typeof value === 'object' ? undefined : value
}

function cleanFields(properties: Readonly<Record<string, TSchema>>, value: Content): Content {
  const fields = Object.entries(properties).map(([name, schema]) => [name, clean(schema, value[name])] as const)
  return Object.fromEntries(fields.filter(([, field]) => field !== undefined))
}

const defined = (values: readonly unknown[]) => values.filter((value) => value !== undefined)

/** A text is cleaned in each of its languages; without Italian, the fallback of the others, it is invalid. */
function cleanEachLanguage(value: unknown, cleanOne: (text: string) => string | undefined): unknown {
  if (typeof value === 'string') return cleanOne(value)
  if (!isRecord(value)) return undefined
  const texts = languages.flatMap((language) => {
    const text = value[language]
    const cleaned = typeof text === 'string' ? cleanOne(text) : undefined
    return cleaned === undefined ? [] : [[language, cleaned] as const]
  })
  return texts.some(([language]) => language === 'it') ? Object.fromEntries(texts) : undefined
}

function cleanText(schema: TSchema, text: string, pattern: RegExp | undefined): string | undefined {
  switch (Reflect.get(schema, contentKeyword)) {
    case 'markup':
      return cleanHtml(text)
    case 'link':
      return safeLink(text)
    case 'style':
      return cleanStyle(text)
    case 'options':
      return cleanConfig(text)
    default:
      return pattern === undefined || pattern.test(text) ? text : undefined
  }
}
