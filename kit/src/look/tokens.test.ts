import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const css = readFileSync(new URL('tokens.css', import.meta.url), 'utf8')
const colors = [...css.matchAll(/--([\w-]+): light-dark\((#\w{6}), (#\w{6})\)/g)].map(
  ([, name = '', light = '', dark = '']) => ({
    name,
    light,
    dark,
  }),
)

/** Relative luminance (WCAG 2.2). */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string, theme: 'light' | 'dark'): number {
  const of = (name: string) => luminance(colors.find((color) => color.name === name)?.[theme] ?? `missing ${name}`)
  const [high = 0, low = 0] = [of(one), of(other)].sort((a, b) => b - a)
  return (high + 0.05) / (low + 0.05)
}

const grounds = ['paper', 'sheet', 'raised', 'well', 'accent-soft']

describe.each(['light', 'dark'] as const)('in the %s theme', (theme) => {
  it.each(['ink', 'ink-2', 'accent', 'good', 'warn', 'bad', 'info'])('%s can be read on every ground', (text) => {
    for (const ground of grounds) expect(contrast(text, ground, theme), ground).toBeGreaterThanOrEqual(4.5)
  })

  it.each(['good', 'warn', 'bad', 'info'])(
    'what is written on a full %s, and %s on its soft ground, can be read',
    (tone) => {
      expect(contrast('on-tone', tone, theme)).toBeGreaterThanOrEqual(4.5)
      expect(contrast(tone, `${tone}-soft`, theme)).toBeGreaterThanOrEqual(4.5)
    },
  )

  it('what is written on the accent can be read', () => {
    expect(contrast('on-accent', 'accent', theme)).toBeGreaterThanOrEqual(4.5)
  })

  it.each(['edge', 'focus'])('the %s of a control can be seen on what it lies on', (line) => {
    for (const ground of ['paper', 'sheet', 'raised']) {
      expect(contrast(line, ground, theme), ground).toBeGreaterThanOrEqual(3)
    }
  })
})

it('F-063: a header bar is 60 px high', () => {
  expect(css).toContain('--header: 60px;')
})
