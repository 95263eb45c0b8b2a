import { readableInk } from '@bottega/rules/content/readable-ink.ts'
import type { ShownBlock } from './shown-grid.ts'

/**
 * The style sheet of the blocks that have a style of their own. The server accepted only listed properties and colours;
 * text on a background gets a readable colour, unless its editor chose one.
 */
export function cssOf(blocks: readonly Pick<ShownBlock, 'id' | 'settings'>[]): string {
  return blocks.flatMap(({ id, settings }) => ruleOf(id, settings) ?? []).join('\n')
}

function ruleOf(id: number, { CSS_STYLE: style, BACKGROUND_COLOR: background }: ShownBlock['settings']) {
  const declarations = [
    ...(background === undefined ? [] : [`background-color: ${background}`, `color: ${readableInk(background)}`]),
    ...(background === undefined
      ? []
      : ['padding: 1rem', 'border-radius: 16px', 'margin-bottom: 2rem', '--block-gap: 0px']),
    ...(style === undefined ? [] : [style]),
  ]
  return declarations.length === 0 ? undefined : `[data-block="${id}"] { ${declarations.join('; ')} }`
}
