/** Marks a link of the frame while the page it leads to is shown, or one below that. */
export function currentPage(path: string, { pathname, search }: { pathname: string; search: string }) {
  const isShown = path.includes('?')
    ? pathname + search === path
    : pathname === path || (path !== '/' && pathname.startsWith(`${path}/`))
  return isShown ? 'page' : undefined
}
