import { startBank } from '@bottega/bank/start-bank.ts'
import { readConfig } from '@bottega/api/kernel/settings/config.ts'
import closeWithGrace from 'close-with-grace'
import { join } from 'node:path'
import { CommandError } from './explain-start-error.ts'

/**
 * `bank`: the sandbox bank by itself, for several processes of the shop to share. It takes the settings they take:
 * PAYMENT_SANDBOX_URL is where it listens, PAYMENT_SECRET what they recognise each other by.
 */
export async function bankCommand(): Promise<void> {
  const { PAYMENT_SANDBOX_URL: address, PAYMENT_SECRET: secret, dataDir } = readConfig(process.env)
  if (address === '')
    throw new CommandError(
      'Set PAYMENT_SANDBOX_URL to the address the bank is to have, such as http://127.0.0.1:4010, and PAYMENT_SECRET to a secret; give both to every process of the shop.',
    )
  const { hostname, port } = new URL(address)
  const bank = await startBank({
    port: Number(port === '' ? 80 : port),
    host: hostname.replaceAll(/[[\]]/g, ''),
    secret,
    file: join(dataDir, 'bank.json'),
    log: (line) => console.log(line),
  })
  closeWithGrace({ delay: 5000 }, () => bank.close())
  console.log(`The sandbox bank is open at ${bank.url}`)
}
