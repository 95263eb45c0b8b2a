import type { ReactNode } from 'react'
import type { useLoaded } from '../api/use-loaded.ts'
import { FailureState } from './FailureState.tsx'

type LoadedPartProps<Data> = {
  loaded: ReturnType<typeof useLoaded<Data>>
  /** A placeholder in the shape of what is loading. */
  placeholder: ReactNode
  children: (data: Data) => ReactNode
}

/** A part that `useLoaded` loads: its placeholder, then what it is, or why it failed with a button to try again. */
export function LoadedPart<Data>({ loaded, placeholder, children }: LoadedPartProps<Data>) {
  if (loaded.state === 'loading') return placeholder
  if (loaded.state === 'failed') return <FailureState text={loaded.text} onRetry={loaded.reload} />
  return children(loaded.data)
}
