import { describedCalls } from '@bottega/contract/areas.ts'
import { Ajv } from 'ajv'
import { describe, expect, test, vi } from 'vitest'
import { ShopError } from '../shop-error.ts'
import { validateInput } from './validate.ts'

describe('schemas of the calls', () => {
  test('can all be compiled', () => {
    const refused = [...describedCalls.values()].filter((call) => {
      try {
        for (const form of [false, true]) validateInput(call, {}, {}, form)
        return false
      } catch (error) {
        return !(error instanceof ShopError)
      }
    })
    expect(refused.map(({ name }) => name)).toEqual([])
  })

  test('are compiled when they are first needed, not when the program starts', async () => {
    const compile = vi.spyOn(Ajv.prototype, 'compile')
    vi.resetModules()
    await import('./validate.ts')
    expect(compile).not.toHaveBeenCalled()
    compile.mockRestore()
  })
})
