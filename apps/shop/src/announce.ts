import { loggedError } from '@bottega/api/kernel/logged-error.ts'
import { pino } from 'pino'

/** For the program itself, before and after there is a server with a log: LOG_LEVEL is about its requests. */
export const programLog = pino({ serializers: { err: (error) => ({ ...loggedError(error) }) } })

/** Output of the start: text for a terminal, else a line of JSON like all others of the log. */
export const announce = process.stdout.isTTY
  ? (line: string) => console.log(line)
  : (line: string) => programLog.info(line)
