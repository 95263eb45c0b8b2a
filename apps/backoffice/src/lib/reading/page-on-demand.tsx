import type { ComponentType } from 'react'
import type { LoaderFunctionArgs, ShouldRevalidateFunction, ShouldRevalidateFunctionArgs } from 'react-router'
import { orUnreachable } from './load-script.ts'
import { stayingOpen } from './stay-open.ts'

interface PageModule {
  Component: ComponentType
  loader: (args: LoaderFunctionArgs) => unknown
  shouldRevalidate?: ShouldRevalidateFunction
}

/**
 * A page that is loaded on demand, and stays open where the shop is not reached. Not by the router's own `lazy`: a script
 * that did not come once is never requested again by it.
 */
export function page(load: () => Promise<PageModule>) {
  let loaded: PageModule | undefined
  return {
    loader: stayingOpen(async (args) => {
      loaded ??= await orUnreachable(load())
      return loaded.loader(args)
    }),
    shouldRevalidate: (args: ShouldRevalidateFunctionArgs) =>
      loaded?.shouldRevalidate?.(args) ?? args.defaultShouldRevalidate,
    Component: () => loaded && <loaded.Component />,
  }
}
