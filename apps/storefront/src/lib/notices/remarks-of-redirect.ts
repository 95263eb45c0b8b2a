import { remarksCookie } from '@bottega/contract/remarks-cookie.ts'
import { silence } from '@bottega/contract/silence.ts'
import { readCookie } from '../visit/locale.ts'
import { notifyRemarks } from './notifications.ts'

/** Shows the remarks a login by redirect stored for this page, and removes them. */
export function showRemarksOfRedirect(): void {
  const written = readCookie(document.cookie, remarksCookie)
  if (written === undefined) return
  document.cookie = `${remarksCookie}=; Path=/; Max-Age=0`
  const warningsMessage = textsOf(written)
  if (warningsMessage.length > 0) notifyRemarks({ ...silence, warningsMessage })
}

function textsOf(written: string): string[] {
  try {
    const texts: unknown = JSON.parse(decodeURIComponent(written))
    return Array.isArray(texts) ? texts.filter((text) => typeof text === 'string') : []
  } catch (error) {
    // Users can write any cookie in their own browser.
    if (error instanceof SyntaxError || error instanceof URIError) return []
    throw error
  }
}
