import { useRouteLoaderData } from 'react-router'
import type { Who } from './who.ts'

/** The staff member of a page behind the login. */
export function useWho(): Who {
  const who = useRouteLoaderData<Who>('shell')
  if (who === undefined) throw new Error('this page is not behind the login')
  return who
}
