import { shopClock } from '@bottega/rules/delivery/shop-calendar.ts'
import { styleText } from 'node:util'
import type { Config } from './settings/config.ts'

/** By the numbers pino gives them. */
const levels: ReadonlyMap<unknown, { word: string; colour: Parameters<typeof styleText>[0] }> = new Map([
  [10, { word: 'TRACE', colour: 'gray' }],
  [20, { word: 'DEBUG', colour: 'gray' }],
  [30, { word: 'INFO', colour: 'green' }],
  [40, { word: 'WARN', colour: 'yellow' }],
  [50, { word: 'ERROR', colour: 'red' }],
  [60, { word: 'FATAL', colour: 'red' }],
])

/** Of every line, and the same in all of them; of a request its id is worth looking for in a log of JSON alone. */
const leftOut: ReadonlySet<string> = new Set(['level', 'time', 'pid', 'hostname', 'msg', 'err', 'req', 'res', 'reqId'])

type LogEntry = Readonly<Record<string, unknown>>

const isEntry = (value: unknown): value is LogEntry => typeof value === 'object' && value !== null

const twoDigits = (number: number | string) => String(number).padStart(2, '0')

/** A path or a message may carry what moves the cursor or changes the title of a terminal. */
const harmless = (text: string) =>
  text.replaceAll(/(?!\n)\p{Cc}/gu, (sign) => String.raw`\x${twoDigits(sign.charCodeAt(0).toString(16))}`)

function fieldText([name, value]: [string, unknown]): string {
  const isWord = typeof value === 'string' && /^[^\s"=]+$/.test(value)
  return `${name}=${isWord ? value : JSON.stringify(value)}`
}

/** The error and its causes, each with the places it came through below. */
function errorText(error: LogEntry): string {
  const { type, message, stack, cause, ...rest } = error
  const fields = Object.entries(rest).map(fieldText)
  const head = `  ${[`${String(type)}: ${String(message)}`, ...fields].join('  ')}`
  const below = typeof stack === 'string' && stack !== '' ? `\n${stack}` : ''
  return `${head}${below}${isEntry(cause) ? `\n  caused by\n${errorText(cause)}` : ''}`
}

/** `14:05:09`, by the clock of the shop. */
function timeText(time: unknown): string {
  const instant = new Date(Number(time))
  const { minuteOfDay } = shopClock(instant)
  return [Math.floor(minuteOfDay / 60), minuteOfDay % 60, instant.getUTCSeconds()].map(twoDigits).join(':')
}

/** A line of the log as a person reads it; one that is no JSON stays as it is. */
export function readableLine(line: string, isColoured: boolean): string {
  const entry = entryOf(line)
  if (entry === undefined) return line
  const { word, colour } = levels.get(entry['level']) ?? { word: String(entry['level']), colour: 'gray' }
  const level = word.padEnd(5)
  const head = [timeText(entry['time']), isColoured ? styleText(colour, level, { validateStream: false }) : level]
  const fields = Object.entries(entry).filter(([name]) => !leftOut.has(name))
  const request = isEntry(entry['req']) ? [`${String(entry['req']['method'])} ${String(entry['req']['path'])}`] : []
  const message = typeof entry['msg'] === 'string' ? [entry['msg']] : []
  const said = [...message, ...request, ...fields.map(fieldText)].join('  ').replaceAll('\n', String.raw`\n`)
  const error = isEntry(entry['err']) ? `\n${harmless(errorText(entry['err']))}` : ''
  return `${head.join(' ')} ${harmless(said)}${error}\n`
}

function entryOf(line: string): LogEntry | undefined {
  try {
    const read: unknown = JSON.parse(line)
    return isEntry(read) ? read : undefined
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}

type LogFormat = Config['LOG_FORMAT']

/** True where a person reads along: on a terminal, unless the setting says otherwise. */
export const isReadableLog = (format: LogFormat, { isTTY }: { isTTY?: boolean }): boolean =>
  format === 'text' || (format === 'auto' && isTTY === true)

/** The stream log lines are written to: `output` as it is, or one that makes them readable on it. */
export function logStream(
  format: LogFormat,
  output: { write: (line: string) => unknown; isTTY?: boolean } = process.stdout,
): { write: (line: string) => void } {
  if (!isReadableLog(format, output)) return { write: (line) => void output.write(line) }
  // Colours for eyes: neither in a file nor where NO_COLOR asks for none.
  const isColoured = output.isTTY === true && (process.env['NO_COLOR'] ?? '') === ''
  return { write: (line) => void output.write(readableLine(line, isColoured)) }
}
