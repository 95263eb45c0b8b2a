import { clampCrop, type PictureCrop, type PictureSides, squareAround } from '@bottega/rules/catalog/picture-crop.ts'
import type { KeyboardEvent, ReactNode } from 'react'
import { type PercentCrop, ReactCrop } from 'react-image-crop'
import 'react-image-crop/dist/ReactCrop.css'
import { useTranslations } from 'use-intl'
import styles from './Picture.module.css'

interface CropFrameProps {
  /** Of the picture as it is shown. */
  sides: PictureSides
  /** Of the side of the square. */
  bounds: { least: number; most: number }
  crop: PictureCrop
  onChange: (crop: PictureCrop) => void
  children: ReactNode
}

/** How much a press of + or − changes the side of the square. */
const zoomStep = 1.1

/** A square over a picture that is moved by pointer, finger and arrow keys, and resized by its corners, + and −. */
export function CropFrame({ sides, bounds, crop, onChange, children }: CropFrameProps) {
  const t = useTranslations('products.crop')
  const { width, height } = sides

  function change({ x, y, width: percent }: PercentCrop) {
    const side = Math.round((percent * width) / 100)
    // A corner stops there: clamped to the least side, the square would move on.
    if (side < bounds.least) return
    onChange(clampCrop({ left: (x * width) / 100, top: (y * height) / 100, width: side, height: side }, sides))
  }

  function zoom(event: KeyboardEvent) {
    const factor = { '+': 1 / zoomStep, '=': 1 / zoomStep, '-': zoomStep }[event.key]
    if (factor === undefined || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    onChange(squareAround(crop, crop.width * factor, sides))
  }

  const frame = t('frame')
  return (
    // The frame inside has the focus and the name; its library knows no keys for the size.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className={styles.frame} onKeyDown={zoom}>
      <ReactCrop
        crop={{
          unit: '%',
          x: (crop.left / width) * 100,
          y: (crop.top / height) * 100,
          width: (crop.width / width) * 100,
          height: (crop.height / height) * 100,
        }}
        aspect={1}
        keepSelection
        ruleOfThirds
        onChange={(_pixels, percents) => change(percents)}
        ariaLabels={{
          cropArea: frame,
          nwDragHandle: t('corners.nw'),
          neDragHandle: t('corners.ne'),
          seDragHandle: t('corners.se'),
          swDragHandle: t('corners.sw'),
          // A square has corners alone to hold it by; these are not shown.
          nDragHandle: frame,
          eDragHandle: frame,
          sDragHandle: frame,
          wDragHandle: frame,
        }}
      >
        {children}
      </ReactCrop>
    </div>
  )
}
