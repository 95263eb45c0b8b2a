import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useHydrated } from '../../../lib/hooks/use-hydrated.ts'

/** By the path of the page; until the browser loads another document. */
const moved = new Map<string, string>()

/**
 * The token of a mail: behind the # of the address, or in its query, where others send it. It is moved to memory and the
 * address replaced, so that neither the history nor a shared link has it. Undefined until that is done; empty where there
 * is none.
 */
export function useMailedToken(): string | undefined {
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  const hydrated = useHydrated()
  const found = new URLSearchParams(search).get('token') ?? hash.slice(1)

  useEffect(() => {
    if (found === '') return
    moved.set(pathname, found)
    const query = new URLSearchParams(search)
    query.delete('token')
    const rest = { pathname, search: query.toString(), hash: '' }
    void navigate(rest, { replace: true, preventScrollReset: true })
  }, [found, pathname, search, navigate])

  return found !== '' || !hydrated ? undefined : (moved.get(pathname) ?? '')
}
