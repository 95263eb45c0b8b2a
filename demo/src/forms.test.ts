import { languages } from '@bottega/rules/text/language.ts'
import { type FieldType, isAnswered } from '@bottega/rules/forms/form-field.ts'
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'

interface Form {
  fields: { key: string; type: FieldType; label?: string | Record<string, string> }[]
}

const folder = new URL('../content/forms/', import.meta.url)

test.each(readdirSync(folder))('each answer to %s stands under a label in three languages', (file) => {
  const { fields } = parse(readFileSync(new URL(file, folder), 'utf8')) as Form
  const unnamed = fields.filter(isAnswered).filter(({ label }) => {
    return typeof label !== 'string' && !languages.every((language) => label?.[language])
  })
  expect(unnamed.map(({ key }) => key)).toEqual([])
})
