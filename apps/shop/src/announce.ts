import { loggedError } from '@bottega/api/kernel/logged-error.ts'
import { isReadableLog, logStream } from '@bottega/api/kernel/readable-log.ts'
import { settings } from '@bottega/api/kernel/settings/config.ts'
import { pino } from 'pino'

/** Read by itself: settings that are wrong are told by these lines as well. */
const format = settings.LOG_FORMAT.read(process.env['LOG_FORMAT'] ?? '') ?? 'auto'

/** For the program itself, before and after there is a server with a log: LOG_LEVEL is about its requests. */
export const programLog = pino({ serializers: { err: (error) => ({ ...loggedError(error) }) } }, logStream(format))

/** Output of the start: text for a person, else a line of JSON like all others of the log. */
export const announce = isReadableLog(format, process.stdout)
  ? (line: string) => console.log(line)
  : (line: string) => programLog.info(line)
