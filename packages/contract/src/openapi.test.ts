import { createConfig, lintFromString } from '@redocly/openapi-core'
import { holdsForEach } from '@bottega/rules/testing/holds-for-each.ts'
import { describe, expect, test } from 'vitest'
import type { DescribedCall } from './area.ts'
import { describedCalls } from './areas.ts'
import { openApiDocument } from './openapi.ts'

interface Operation {
  security: Record<string, never[]>[]
  responses: Record<string, object>
}

const operations = new Map(
  Object.values(openApiDocument('1', '').paths).flatMap((methods) =>
    Object.values(methods as Record<string, Operation & { operationId: string }>).map((one) => [one.operationId, one]),
  ),
)

describe('the OpenAPI document', () => {
  test.each(['', 'https://spesa.example'])('has no fault by the rules of a validator, at %j', async (origin) => {
    const config = await createConfig({ extends: ['recommended'] })
    const found = await lintFromString({ source: JSON.stringify(openApiDocument('1.0.0', origin)), config })
    expect(found.map(({ ruleId, message }) => `${ruleId}: ${message}`)).toEqual([])
  })

  test('says where the calls are', () => {
    expect(openApiDocument('1', 'https://spesa.example').servers).toEqual([{ url: 'https://spesa.example' }])
    expect(openApiDocument('1', '').servers).toEqual([{ url: '/' }])
  })

  const needsAndRefusals = ({ name, call }: DescribedCall) => {
    const operation = operations.get(name)
    const needs = operation?.security.map((way) => Object.keys(way).toSorted().join(' '))
    const isWrite = call.effect === 'write'
    if (call.access === 'machine') expect(needs).toEqual(['machine'])
    else if (call.access === 'public') expect(needs).toEqual(isWrite ? ['client', 'account'] : [])
    else expect(needs).toEqual([isWrite ? 'client session' : 'session', 'account'])
    const isForCustomers = call.access !== 'public' && call.access !== 'machine'
    expect('419' in (operation?.responses ?? {})).toBe(isForCustomers)
    expect(operation?.responses).toHaveProperty('400')
    if (isWrite) expect(operation?.responses).toHaveProperty('403')
  }

  test('says what each call needs and how it refuses', () =>
    holdsForEach([...describedCalls.values()], ({ name }) => name, needsAndRefusals))
})
