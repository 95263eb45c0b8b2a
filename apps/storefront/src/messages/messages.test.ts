import { describe, expect, test } from 'vitest'
import compile from 'icu-minify/compile'
import { messages as de } from './de.ts'
import { messages as en } from './en.ts'
import { messages as it } from './it.ts'

type Texts = { [key: string]: string | Texts }

function flatten(texts: Texts, prefix = ''): [string, string][] {
  return Object.entries(texts).flatMap(([key, text]) =>
    typeof text === 'string' ? [[`${prefix}${key}`, text] as [string, string]] : flatten(text, `${prefix}${key}.`),
  )
}

/** The names a message asks values for, wherever they stand in it. */
function argumentsOf(text: string): string[] {
  return [...new Set([...text.matchAll(/\{\s*(\w+)\s*[,}]/g)].map((match) => match[1] ?? ''))].toSorted()
}

const italian = new Map(flatten(it as unknown as Texts))

describe.each([
  ['German', de],
  ['English', en],
])('%s says what Italian says', (_name, messages) => {
  const texts = new Map(flatten(messages as unknown as Texts))

  test('with the same keys', () => {
    expect([...texts.keys()].toSorted()).toEqual([...italian.keys()].toSorted())
  })

  test.each([...texts])('%s takes the same arguments', (key, text) => {
    expect(argumentsOf(text)).toEqual(argumentsOf(italian.get(key) ?? ''))
  })
})

test.each([...italian, ...flatten(de as unknown as Texts), ...flatten(en as unknown as Texts)])(
  '%s is neither empty nor malformed',
  (_key, text) => {
    expect(text.trim()).not.toBe('')
    expect(() => compile(text)).not.toThrow()
  },
)
