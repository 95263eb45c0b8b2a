import { expect, test } from 'vitest'
import { checkLogo, largestLogo } from './check-logo.ts'

const svg = (inside: string, attributes = 'viewBox="0 0 240 64"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${inside}</svg>`

test('a drawing with shades, styles and letters is taken, with the sides of its viewBox [identity-9]', () => {
  const drawing = svg(
    '<title>Spesa &amp; Alta</title><defs><linearGradient id="a"><stop offset="0" stop-color="#123456"/></linearGradient></defs>' +
      '<style>.b { fill: url(#a) }</style><path class="b" d="M0 0h10v10z" style="stroke: #000"/><use xlink:href="#a"/><text x="1">Alta</text>',
  )
  expect(checkLogo(`<?xml version="1.0" encoding="UTF-8"?>\n${drawing}`)).toEqual({
    width: 240,
    height: 64,
    digest: expect.stringMatching(/^[\da-f]{12}$/),
  })
})

test.each([
  ['a script', svg('<script>alert(1)</script>'), 'has <script>'],
  ['a handler', svg('<path onload="alert(1)" d="M0 0"/>'), 'has onload="alert(1)" at <path>: a logo has no scripts'],
  [
    'a page within',
    svg('<foreignObject><p xmlns="http://www.w3.org/1999/xhtml"/></foreignObject>'),
    'has <foreignObject>',
  ],
  ['an element of another kind', svg('<h:script xmlns:h="http://www.w3.org/1999/xhtml"/>'), 'has <h:script>'],
  ['a picture from elsewhere', svg('<image href="https://x.example/a.png"/>'), 'has <image>'],
  ['a part of another file', svg('<use href="other.svg#a"/>'), 'loads nothing from elsewhere'],
  ['an address of a script', svg('<use xlink:href="javascript:alert(1)"/>'), 'loads nothing from elsewhere'],
  ['a colour from elsewhere', svg('<path fill="url(https://x.example/#a)"/>'), 'has url(https://x.example/#a) in fill'],
  ['a rule that imports', svg('<style>@import "https://x.example/a.css";</style>'), 'in <style>'],
  ['a hidden reference', svg('<path style="fill: u\\72l(//x.example)"/>'), 'in style at <path>'],
  ['an animation', svg('<set attributeName="href" to="javascript:alert(1)"/>'), 'has <set>'],
  ['what a drawing program adds', svg('', 'viewBox="0 0 9 9" xmlns:i="http://i.example" i:label="x"'), 'as plain SVG'],
  ['a document type', `<!DOCTYPE svg [<!ENTITY a "b">]>${svg('')}`, 'document type'],
  ['a style sheet beside it', `<?xml-stylesheet href="a.css"?>${svg('')}`, 'processing instruction'],
  ['no viewBox', svg('', 'width="10" height="10"'), 'has no viewBox'],
  ['a very wide one', svg('', 'viewBox="0 0 900 100"'), 'is 9.0 times as wide as high; at most 6 times'],
  ['an element that is not closed', '<svg xmlns="http://www.w3.org/2000/svg"><g></svg>', 'is no well-formed SVG'],
  ['another kind of file', '<html xmlns="http://www.w3.org/1999/xhtml"/>', 'is no SVG'],
  ['no XML at all', 'GIF89a', 'is no'],
  ['nothing', '', 'is no'],
  ['too much', svg(`<desc>${'x'.repeat(largestLogo)}</desc>`), 'has 33 kB; a logo has at most 32 kB'],
])('a logo with %s is refused [identity-10]', (_what, file, message) => {
  expect(() => checkLogo(file)).toThrow(message)
})
