import { RefusalError } from '@bottega/contract/api.ts'
import { anonymousUser } from '@bottega/contract/general-failure.ts'
import { silence } from '@bottega/contract/silence.ts'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { useKeyedCommand } from './use-keyed-command.ts'

test.each([
  [0, 'the same'],
  [504, 'the same'],
  [200, 'another'],
  [500, 'another'],
])('after a refusal under status %i the same request has %s key', async (httpStatus, expected) => {
  const keys: string[] = []
  function Donate() {
    const { run } = useKeyedCommand((keyOf) => {
      keys.push(keyOf({ points: 100 }))
      const response = { ...silence, status: 1, errors: [{ code: 'error.general', error: 'Un errore' }] }
      return Promise.reject(new RefusalError(response, anonymousUser, httpStatus))
    })
    return <button onClick={() => run()}>Dona</button>
  }
  await render(<Donate />)
  const button = page.getByRole('button', { name: 'Dona' })
  await userEvent.click(button)
  await userEvent.click(button)
  await expect.poll(() => keys).toHaveLength(2)
  expect(keys[0] === keys[1] ? 'the same' : 'another').toBe(expected)
})
