import { startBank } from './start-bank.ts'

/** Runs the bank as a program; it prints its address and stops when told to, or when its parent process has ended. */
const { BANK_PORT = '4010', BANK_HOST = '127.0.0.1', BANK_FILE, PAYMENT_SECRET } = process.env
if (PAYMENT_SECRET === undefined || PAYMENT_SECRET === '') throw new Error('PAYMENT_SECRET is not set.')

const print = (line: string) => void process.stdout.write(`${line}\n`)
const bank = await startBank({
  port: Number(BANK_PORT),
  host: BANK_HOST,
  secret: PAYMENT_SECRET,
  log: print,
  ...(BANK_FILE === undefined || BANK_FILE === '' ? {} : { file: BANK_FILE }),
})
print(`bank ${bank.url}`)

const stop = () => void bank.close().then(() => process.exit(0))
process.once('SIGTERM', stop)
process.once('SIGINT', stop)
process.once('disconnect', stop)
