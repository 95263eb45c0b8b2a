import { commandHook } from '@bottega/ui/use-command.ts'
import { asRefusal, wordsInPlace } from './refusals.ts'

/**
 * A command of the shopper. What is shown of a refusal by itself is its text in place; `notifyRefusal` puts it in the
 * notification queue instead.
 */
export const useCommand = commandHook(asRefusal, wordsInPlace)
