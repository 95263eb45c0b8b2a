import type { BlockSettings } from '@bottega/contract/content/block-schema.ts'

export interface SliderOptions {
  readonly slidesPerView?: number
  readonly spaceBetween?: number
  readonly autoplay?: boolean
  readonly loop?: boolean
  /** Milliseconds a slide stays. */
  readonly delay?: number
  readonly arrows?: boolean
  /** By the width in pixels from which they hold. */
  readonly breakpoints?: Readonly<Record<string, Pick<SliderOptions, 'slidesPerView' | 'spaceBetween'>>>
}

/** The options of a slider; the server has left only known ones in the text. (Content and discovery, section 3) */
export const sliderOptions = ({ JSON_CONFIG }: BlockSettings): SliderOptions =>
  JSON_CONFIG === undefined ? {} : (JSON.parse(JSON_CONFIG) as SliderOptions)
