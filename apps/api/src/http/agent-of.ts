import { parse } from 'bowser'

/** A header as long as anybody sends one; what is behind it says nothing more. */
const most = 400

/** Browser and system in a few words ("Firefox, Windows"), for the customer's list of their logins; no version. */
export function agentOf(userAgent: string | undefined): string | undefined {
  if (userAgent === undefined || userAgent.trim() === '') return undefined
  const { browser, os } = parse(userAgent.slice(0, most))
  return [browser.name, os.name].filter((name) => name !== undefined && name !== '').join(', ') || undefined
}
