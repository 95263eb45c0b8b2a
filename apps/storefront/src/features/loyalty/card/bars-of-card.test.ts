import { expect, test } from 'vitest'
import { barsOfCard } from './bars-of-card.ts'

/** Codes A of the digits, as the standard prints them; B is A mirrored and inverted, C inverted. (GS1, EAN-13) */
const codesA = [
  '0001101',
  '0011001',
  '0010011',
  '0111101',
  '0100011',
  '0110001',
  '0101111',
  '0111011',
  '0110111',
  '0001011',
]
const inverted = (code: string) => code.replaceAll(/./g, (bit) => (bit === '0' ? '1' : '0'))
const mirrored = (code: string) => inverted(code).split('').toReversed().join('')
const parities = ['AAAAAA', 'AABABB', 'AABBAB', 'AABBBA', 'ABAABB', 'ABBAAB', 'ABBBAA', 'ABABAB', 'ABABBA', 'ABBABA']

/** The modules a scanner reads: 95 modules between the margins. */
function modulesOf(number: string): string {
  const { bars } = barsOfCard(number)
  const start = Math.min(...bars.map(({ x }) => x))
  const modules = Array.from({ length: 95 }, () => '0')
  for (const { x, width } of bars)
    for (let at = 0; at < width / 2; at += 1) modules[Math.round((x - start) / 2) + at] = '1'
  return modules.join('')
}

function printed(number: string): string {
  const digits = number.split('').map(Number)
  const [first = 0, ...others] = digits
  const codes = others.map((digit, index) => {
    const code = codesA[digit] ?? ''
    if (index >= 6) return inverted(code)
    return parities[first]?.[index] === 'A' ? code : mirrored(code)
  })
  return `101${codes.slice(0, 6).join('')}01010${codes.slice(6).join('')}101`
}

test.each(['2912345678906', '8000000000019'])('the bars of %s are those of the standard [loyalty-38]', (number) => {
  expect(modulesOf(number)).toBe(printed(number))
})

test('there is a quiet margin on both sides, and every bar inside the drawing', () => {
  const { bars, width, height } = barsOfCard('2912345678906')
  const left = Math.min(...bars.map(({ x }) => x))
  const right = Math.max(...bars.map((bar) => bar.x + bar.width))
  expect(left).toBeGreaterThanOrEqual(14)
  expect(width - right).toBeGreaterThanOrEqual(14)
  expect(Math.max(...bars.map((bar) => bar.height))).toBeLessThanOrEqual(height)
})
