import { readCookie } from '../visit/locale.ts'

/**
 * The uses a visitor allowed, the time of it, and the name under which the choice is stored. Technical storage needs no
 * consent.
 */
export type CookiePreferences = {
  technical: true
  analytics: boolean
  profilation: boolean
  /** ISO instant of the choice. */
  saveDate: string
  uuid: string
}

const cookieName = 'cookie_preferences'

/**
 * For how many days a choice holds before the question is shown again. The specification says "days saved 30" (shopping
 * core, section 9); the Italian authority asks shops not to ask again for six months (Safety, 24).
 * (docs/decisions/0172)
 */
export const preferenceDays = { specification: 30, authority: 180 } as const
const maxAgeDays: (typeof preferenceDays)[keyof typeof preferenceDays] = preferenceDays.authority

/** The choice in a `Cookie` header, if one was made and can be read. */
export function readPreferences(cookies: string | null | undefined): CookiePreferences | undefined {
  const [, analytics, profilation, time, uuid] =
    /^a([01])p([01])\.(\d{13})\.([0-9a-f-]{36})$/.exec(readCookie(cookies, cookieName) ?? '') ?? []
  if (!uuid) return undefined
  return {
    technical: true,
    analytics: analytics === '1',
    profilation: profilation === '1',
    saveDate: new Date(Number(time)).toISOString(),
    uuid,
  }
}

/** The cookie that stores a choice: short, because it is sent with every request. */
export function preferencesCookie({ analytics, profilation, saveDate, uuid }: CookiePreferences): string {
  const flags = `a${analytics ? 1 : 0}p${profilation ? 1 : 0}`
  const seconds = maxAgeDays * 24 * 60 * 60
  return `${cookieName}=${flags}.${Date.parse(saveDate)}.${uuid}; Path=/; Max-Age=${seconds}; SameSite=Lax`
}
