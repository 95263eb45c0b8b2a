const length = String.raw`-?\d{1,4}(?:\.\d{1,3})?(?:px|rem|em|%|)`
const lengths = new RegExp(`^(?:${length}|auto)(?: (?:${length}|auto)){0,3}$`)
const colour = /^(?:#[\da-f]{3,8}|[a-z]{3,20}|rgba?\([\d ,.%/]{5,30}\)|hsla?\([\d ,.%/deg]{5,40}\))$/i

/**
 * The properties that a block's CSS_STYLE may set, and their values; none that loads, positions over the page or hides
 * what is there.
 */
const allowed: Readonly<Record<string, RegExp>> = {
  color: colour,
  'background-color': colour,
  'border-color': colour,
  'border-radius': lengths,
  'font-size': lengths,
  'font-weight': /^(?:normal|bold|[1-9]00)$/,
  'font-style': /^(?:normal|italic)$/,
  'line-height': lengths,
  'letter-spacing': lengths,
  'text-align': /^(?:left|right|center|justify|start|end)$/,
  'text-transform': /^(?:none|uppercase|lowercase|capitalize)$/,
  'max-width': lengths,
  gap: lengths,
  ...sides('padding'),
  ...sides('margin'),
}

function sides(property: string): Record<string, RegExp> {
  return Object.fromEntries(['', '-top', '-right', '-bottom', '-left'].map((side) => [property + side, lengths]))
}

/** The declarations of a CSS_STYLE that are on the list; the others are left out. (Safety, 17) */
export function cleanStyle(style: string): string {
  const declarations = style.split(';').flatMap((declaration) => {
    const [name = '', ...rest] = declaration.split(':')
    const property = name.trim().toLowerCase()
    const value = rest.join(':').trim()
    const isAllowed = Object.hasOwn(allowed, property) && allowed[property]?.test(value) === true
    return isAllowed ? [`${property}: ${value}`] : []
  })
  return declarations.join('; ')
}
