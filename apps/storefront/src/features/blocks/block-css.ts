import { readableInk } from '@bottega/rules/content/readable-ink.ts'
import type { Banner } from '@bottega/contract/content/banner.ts'
import type { ShownBlock } from './shown-grid.ts'
import { sliderOptions, type SliderOptions } from './slider-options.ts'

/**
 * The style sheet of the blocks that have a style of their own. The server accepted only listed properties, colours and
 * options; text on a background gets a readable colour, unless its editor chose one.
 */
export function cssOf(blocks: readonly Pick<ShownBlock, 'id' | 'settings' | 'content'>[]): string {
  return blocks.flatMap((block) => [...blockRules(block), ...sliderRules(block), ...bannerRules(block)]).join('\n')
}

type StyledBlock = Parameters<typeof cssOf>[0][number]

function blockRules({ id, settings: { CSS_STYLE: style, BACKGROUND_COLOR: background } }: StyledBlock): string[] {
  return ruleOf(`[data-block="${id}"]`, [
    ...(background === undefined
      ? []
      : [
          `background-color: ${background}`,
          `color: ${readableInk(background)}`,
          'padding: 1rem var(--block-inset, 1rem)',
          'border-radius: var(--block-radius, 16px)',
          'margin-bottom: 2rem',
          '--block-gap: 0px',
        ]),
    ...(style === undefined ? [] : [style]),
  ])
}

function sliderRules({ id, settings }: StyledBlock): string[] {
  const { breakpoints = {}, ...options } = sliderOptions(settings)
  const selector = `[data-block="${id}"]`
  const wider = Object.entries(breakpoints).toSorted(([one], [other]) => Number(one) - Number(other))
  return [
    ...ruleOf(selector, slidesOf(options)),
    ...wider.flatMap(([from, own]) =>
      ruleOf(selector, slidesOf(own)).map((rule) => `@media (min-width: ${Number(from)}px) { ${rule} }`),
    ),
  ]
}

const slidesOf = ({ slidesPerView, spaceBetween }: SliderOptions): string[] => [
  ...(slidesPerView === undefined ? [] : [`--set-slides: ${slidesPerView}`]),
  ...(spaceBetween === undefined ? [] : [`--set-gap: ${spaceBetween}px`]),
]

function bannerRules({ id, content }: StyledBlock): string[] {
  const banners: readonly Banner[] = 'banners' in content ? content.banners : []
  return banners.flatMap((banner) =>
    ruleOf(`[data-block="${id}"] [data-banner="${banner.id}"]`, bannerDeclarations(banner)),
  )
}

function bannerDeclarations({ background, colour, buttonColour }: Banner): string[] {
  const ink = colour ?? (background === undefined ? undefined : readableInk(background))
  return [
    ...(background === undefined ? [] : [`background: ${background}`]),
    ...(ink === undefined ? [] : [`--banner-ink: ${ink}`]),
    ...(buttonColour === undefined
      ? []
      : [`--banner-button: ${buttonColour}`, `--banner-button-ink: ${readableInk(buttonColour)}`]),
  ]
}

const ruleOf = (selector: string, declarations: readonly string[]): string[] =>
  declarations.length === 0 ? [] : [`${selector} { ${declarations.join('; ')} }`]
