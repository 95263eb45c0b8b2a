import { useEffect } from 'react'
import { useMatches } from 'react-router'
import { usePageSetting } from '../../lib/visit/page-setting.ts'
import { useShopperPart } from '../../lib/visit/shopper.ts'
import { beginCopies, deleteCopy, lifetime, storeCopy } from './copies.ts'
import { copyOfPage } from './copy-of-page.ts'

/**
 * Stores in the browser of a signed-in customer what they open and may read without a connection. Of customers that staff
 * act for nothing is stored. `until` is the fixed end of the session, in milliseconds since 1970; a remembered one has none.
 */
export function OwnCopies({ until }: { until: number | undefined }) {
  const userId = useShopperPart(({ user }) => user.userId)
  const { locale, preview } = usePageSetting()
  const page = useMatches().at(-1)
  const { id, loaderData } = page ?? {}

  useEffect(() => {
    if (document.documentElement.dataset['staff'] !== undefined || preview === true) return
    void beginCopies(userId, until ?? Date.now() + lifetime)
  }, [userId, until, preview])

  useEffect(() => {
    const made = id === undefined || loaderData === undefined ? undefined : copyOfPage({ id, loaderData }, locale)
    if (made === undefined) return
    if ('gone' in made) void deleteCopy(userId, made.gone)
    else void storeCopy(userId, { ...made, readAt: Date.now() })
  }, [id, loaderData, locale, userId])

  return null
}
