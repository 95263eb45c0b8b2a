import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Remark } from '../../../lib/Remark.tsx'
import { type BarcodeDetector, createDetector } from './barcode-detector.ts'
import styles from '../Picking.module.css'

/** Milliseconds between two looks: quick for a hand, easy on a battery. */
const pause = 200

/** The rear camera, looked through until a code is seen; a code that stays in view is told once. */
export function Camera({ onCode }: { onCode: (code: string) => void }) {
  const t = useTranslations('picking.scan')
  const video = useRef<HTMLVideoElement>(null)
  const [refused, setRefused] = useState(false)
  const tell = useEffectEvent(onCode)

  useEffect(() => {
    let stream: MediaStream | undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    let ended = false
    let last = ''

    async function look(detector: BarcodeDetector) {
      const [code] = video.current === null ? [] : await detector.detect(video.current)
      if (ended) return
      if (code !== undefined && code.rawValue !== last) {
        last = code.rawValue
        navigator.vibrate?.(60)
        tell(last)
      }
      timer = setTimeout(() => void look(detector).catch(fail), pause)
    }

    async function begin() {
      stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } })
      if (ended || video.current === null) return end()
      video.current.srcObject = stream
      await video.current.play()
      await look(await createDetector())
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

  if (refused) return <Remark tone="warn">{t('noCamera')}</Remark>
  return <video ref={video} className={styles.camera} muted playsInline aria-label={t('looking')} />
}
