import {
  clampCrop,
  largestSquare,
  type PictureCrop,
  type PictureCut,
  type PictureSides,
  type QuarterTurn,
  squareAround,
  squareBounds,
  turnedCrop,
  turnedSides,
} from '@bottega/rules/catalog/picture-crop.ts'
import { Button } from '@bottega/ui/components/actions/Button.tsx'
import { SegmentedControl } from '@bottega/ui/components/fields/SegmentedControl.tsx'
import { Skeleton } from '@bottega/ui/components/feedback/Skeleton.tsx'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Remark } from '../../../lib/Remark.tsx'
import { CropFrame } from './CropFrame.tsx'
import { cutFields } from './cut-in-form.ts'
import styles from './Picture.module.css'
import { Slider } from './Slider.tsx'
import { TurnedPicture } from './TurnedPicture.tsx'
import { useShownPicture } from './use-shown-picture.ts'

interface PictureCropperProps {
  /** A file that was chosen, or the address of the picture that is there. */
  picture: File | string
  error?: string | undefined
}

/** Turns and crops a picture to what cards of the shop show; the form around it gets the cut as fields. */
export function PictureCropper({ picture, error }: PictureCropperProps) {
  const t = useTranslations('products.crop')
  const image = useShownPicture(picture)
  return (
    <>
      {error !== undefined && <Remark tone="error">{error}</Remark>}
      {image === undefined && <Skeleton shape="picture" />}
      {image === 'unreadable' && <Remark tone="warn">{t('unreadable')}</Remark>}
      {image instanceof HTMLImageElement && (
        <Cropping key={image.src} image={image} begins={picture instanceof File ? 'whole' : 'square'} />
      )}
    </>
  )
}

interface CroppingProps {
  image: HTMLImageElement
  /** A file that was chosen is whole until somebody asks for a part: a square would cut a bottle. */
  begins: 'square' | 'whole'
}

function Cropping({ image, begins }: CroppingProps) {
  const t = useTranslations('products.crop')
  const upright: PictureSides = { width: image.naturalWidth, height: image.naturalHeight }
  const [turn, setTurn] = useState<QuarterTurn>(0)
  const [part, setPart] = useState(begins)
  const [square, setSquare] = useState(() => largestSquare(upright))
  const sides = turnedSides(upright, turn)
  const bounds = squareBounds(sides)
  const crop = part === 'square' && bounds !== undefined ? square : undefined
  const cut: PictureCut = { turn, ...(crop && { crop }) }

  function turnOn() {
    setSquare(turnedCrop(square, sides))
    setTurn(nextTurn[turn])
  }

  return (
    <fieldset className={styles.crop}>
      <legend>{t('title')}</legend>
      <div className={styles.choice}>
        {bounds !== undefined && (
          <SegmentedControl
            legend={t('part')}
            value={part}
            onChange={setPart}
            options={[
              { value: 'square', label: t('square') },
              { value: 'whole', label: t('whole') },
            ]}
          />
        )}
        <Button variant="secondary" onClick={turnOn}>
          {t('turn')}
        </Button>
      </div>
      {bounds === undefined && <p className={styles.note}>{t('tooSmall')}</p>}
      <div className={styles.beside}>
        <div className={styles.ground}>
          {crop === undefined || bounds === undefined ? (
            <TurnedPicture image={image} turn={turn} longest={1360} label={t('picture')} />
          ) : (
            <CropFrame sides={sides} bounds={bounds} crop={crop} onChange={setSquare}>
              <TurnedPicture image={image} turn={turn} longest={1360} label={t('picture')} />
            </CropFrame>
          )}
        </div>
        <figure className={styles.preview}>
          <div className={styles.card}>
            <TurnedPicture image={image} turn={turn} crop={crop} longest={340} label={t('previewPicture')} />
          </div>
          <figcaption>{t('preview')}</figcaption>
        </figure>
      </div>
      {crop !== undefined && bounds !== undefined && (
        <Sliders sides={sides} bounds={bounds} crop={crop} onChange={setSquare} />
      )}
      <output className={styles.note}>
        {crop === undefined ? t('wholeSides', { ...sides }) : t('cropSides', { ...crop })}
      </output>
      {cutFields(cut).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
    </fieldset>
  )
}

const nextTurn = { 0: 90, 90: 180, 180: 270, 270: 0 } as const

interface SlidersProps {
  sides: PictureSides
  bounds: { least: number; most: number }
  crop: PictureCrop
  onChange: (crop: PictureCrop) => void
}

/** All that dragging the frame does, without dragging. */
function Sliders({ sides, bounds: { least, most }, crop, onChange }: SlidersProps) {
  const t = useTranslations('products.crop')
  const room = { left: sides.width - crop.width, top: sides.height - crop.height }
  const move = (to: Partial<PictureCrop>) => onChange(clampCrop({ ...crop, ...to }, sides))
  const share = (at: 'left' | 'top') => (room[at] === 0 ? 0 : Math.round((crop[at] / room[at]) * 100))
  return (
    <div className={styles.sliders}>
      <Slider
        label={t('zoom')}
        min={100}
        max={Math.floor((most / least) * 100)}
        value={Math.round((most / crop.width) * 100)}
        onChange={(zoom) => onChange(squareAround(crop, (most / zoom) * 100, sides))}
      />
      <Slider
        label={t('across')}
        min={0}
        max={room.left === 0 ? 0 : 100}
        value={share('left')}
        onChange={(percent) => move({ left: (room.left * percent) / 100 })}
      />
      <Slider
        label={t('down')}
        min={0}
        max={room.top === 0 ? 0 : 100}
        value={share('top')}
        onChange={(percent) => move({ top: (room.top * percent) / 100 })}
      />
    </div>
  )
}
