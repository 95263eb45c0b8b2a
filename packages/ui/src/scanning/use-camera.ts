import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { type BarcodeDetector, createDetector } from './barcode-detector.ts'

/** Milliseconds between two looks: quick for a hand, easy on a battery. */
const pause = 200

/** After so long a code is told again: somebody may hold it there because it was not found. */
const tellAgain = 3000

/** So many looks in a row may fail, while the camera wakes or focuses, before it is given up. */
const mostFailures = 15

export interface Camera {
  readonly video: RefObject<HTMLVideoElement | null>
  /** It is not allowed, not there, or gives no picture that can be read. */
  readonly refused: boolean
}

/**
 * The rear camera, looked through until its code is found; a code that stays in view is told every three seconds. It is
 * closed with the part that uses it.
 */
export function useCamera(onCode: (code: string) => void): Camera {
  const video = useRef<HTMLVideoElement>(null)
  const [refused, setRefused] = useState(false)
  const tell = useEffectEvent(onCode)

  useEffect(() => {
    let stream: MediaStream | undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    let ended = false
    let last = { code: '', at: 0 }
    let failures = 0

    async function look(detector: BarcodeDetector) {
      const [code] = video.current === null ? [] : await detector.detect(video.current)
      if (ended) return
      failures = 0
      const now = performance.now()
      if (code !== undefined && (code.rawValue !== last.code || now - last.at >= tellAgain)) {
        last = { code: code.rawValue, at: now }
        navigator.vibrate?.(60)
        tell(last.code)
      }
    }

    function lookOn(detector: BarcodeDetector) {
      look(detector)
        .catch(failOnceTooOften)
        .finally(() => {
          if (!ended) timer = setTimeout(() => lookOn(detector), pause)
        })
    }

    /** One frame that cannot be read is not the end of the camera. */
    function failOnceTooOften(error: unknown) {
      failures += 1
      if (failures > mostFailures) fail(error)
    }

    async function begin() {
      stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } })
      if (ended || video.current === null) return end()
      video.current.srcObject = stream
      await video.current.play()
      lookOn(await createDetector())
    }

    function end() {
      ended = true
      clearTimeout(timer)
      for (const track of stream?.getTracks() ?? []) track.stop()
    }

    function fail(error: unknown) {
      // Closed while the camera was being asked for.
      if (ended) return
      if (!(error instanceof DOMException)) reportError(error)
      setRefused(true)
      end()
    }

    begin().catch(fail)
    return end
  }, [])

  return { video, refused }
}
