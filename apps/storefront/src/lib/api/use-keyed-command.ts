import type { RefusalError } from '@bottega/contract/api.ts'
import type { Command, ShowRefusal, Work } from '@bottega/ui/use-command.ts'
import { useState } from 'react'
import { wordsInPlace } from './refusals.ts'
import { createSubmitKey } from './submit-key.ts'
import { useCommand } from './use-command.ts'

/**
 * A command that must not count twice. It is given what names a request: the same request has the same key until the shop
 * has answered, so that pressing again after a lost answer is no second one. (Safety, 1)
 */
export function useKeyedCommand<Args extends readonly unknown[]>(
  work: (keyOf: (request: object) => string, ...args: Args) => ReturnType<Work<Args>>,
  onRefusal: ShowRefusal<RefusalError, Args, string> = wordsInPlace,
): Command<Args, string> {
  const [submitKey] = useState(createSubmitKey)
  return useCommand(
    async (...args) => {
      const outcome = await work((request) => submitKey.of(JSON.stringify(request)), ...args)
      submitKey.answered()
      return outcome
    },
    (refused, args) => {
      if (!refused.unanswered) submitKey.answered()
      return onRefusal(refused, args)
    },
  )
}
