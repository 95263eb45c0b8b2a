import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { commandHook } from './use-command.ts'

const useCommand = commandHook(
  (error) => {
    if (typeof error !== 'string') throw error
    return error
  },
  (refusal) => `Refused: ${refusal}`,
)

const button = page.getByRole('button')

test('a command runs at most once at a time, and shows its refusal in the words of the application until it runs again [command-1]', async () => {
  const runs: PromiseWithResolvers<void>[] = []
  function Scene() {
    const { busy, refusal, run } = useCommand(() => {
      const one = Promise.withResolvers<void>()
      runs.push(one)
      return one.promise
    })
    return <button onClick={() => run()}>{`${busy ? 'busy' : 'free'}${refusal ?? ''}`}</button>
  }
  await render(<Scene />)
  await userEvent.click(button)
  await userEvent.click(button)
  await expect.element(button).toHaveTextContent('busy')
  expect(runs).toHaveLength(1)
  // oxlint-disable-next-line typescript/prefer-promise-reject-errors -- A text is a refusal here.
  runs[0]?.reject('not now')
  await expect.element(button).toHaveTextContent('freeRefused: not now')
  await userEvent.click(button)
  await expect.element(button).toHaveTextContent('busy')
  expect(button.element().textContent).toBe('busy')
  expect(runs).toHaveLength(2)
})

test('a command that leaves the page stays busy, and whoever decides about a refusal gets it with what was asked [command-2]', async () => {
  const refused: unknown[] = []
  function Scene() {
    const { busy, refusal, run } = useCommand(
      async (answer: string) => {
        if (answer !== 'leaving') throw answer
        return answer
      },
      (refusal, args) => {
        refused.push(refusal, args)
        return refusal.length
      },
    )
    return (
      <button onClick={() => run(refusal === undefined ? 'no' : 'leaving')}>
        {`${busy ? 'busy' : 'free'}${refusal ?? ''}`}
      </button>
    )
  }
  await render(<Scene />)
  await userEvent.click(button)
  await expect.element(button).toHaveTextContent('free2')
  expect(refused).toEqual(['no', ['no']])
  await userEvent.click(button)
  await expect.element(button).toHaveTextContent('busy')
})
