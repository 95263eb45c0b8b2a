import type { PickState } from '@bottega/rules/fulfilment/picking.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import { listenForScans } from './listen-for-scans.ts'
import { soundOrSilence } from './tones.ts'

/** The owner of the code. */
export interface Found {
  readonly name: string
  readonly state: PickState
}

/** The answer to a code; the number separates one from the same one again. */
export interface Said {
  readonly number: number
  readonly code: string
  readonly found: Found | undefined
}

interface Scanning {
  readonly said: Said | undefined
  /** A code that came another way; whether something has it. */
  readonly take: (code: string) => boolean
}

/** Looks codes up that a scanner types anywhere on the page, and answers each with a sound and what is to be shown. */
export function useScanning(find: (code: string) => Found | undefined): Scanning {
  const [said, setSaid] = useState<Said>()
  function take(code: string): boolean {
    const found = find(code)
    soundOrSilence(found === undefined ? 'unknown' : 'found').catch(reportError)
    setSaid((last) => ({ number: (last?.number ?? 0) + 1, code, found }))
    return found !== undefined
  }
  const hear = useEffectEvent(take)
  useEffect(() => listenForScans((code) => void hear(code)), [])
  return { said, take }
}
