import { useCallback, useEffect, useRef } from 'react'
import { useNavigation } from 'react-router'

/**
 * Marks the current page; the mark answers later whether the shopper is still there, and not navigating away. Both the
 * address and the navigation are checked: a navigation begins before the address changes, and the address changes
 * before the page left is taken off the screen.
 */
export function useStay(): () => () => boolean {
  const { state } = useNavigation()
  const leaving = useRef(false)

  useEffect(() => {
    leaving.current = state !== 'idle'
  }, [state])

  return useCallback(() => {
    const page = window.location.pathname
    return () => !leaving.current && window.location.pathname === page
  }, [])
}
