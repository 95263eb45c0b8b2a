import { RefusalError } from '@bottega/contract/api.ts'
import { commandHook } from '@bottega/ui/use-command.ts'

/** A command of a screen. What the shop refuses is shown in place, in the words of the shop; a bug is thrown on. */
export const useCommand = commandHook(
  (error) => {
    if (error instanceof RefusalError) return error
    throw error
  },
  ({ text }) => text,
)
