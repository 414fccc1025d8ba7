import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { contrast } from './contrast.ts'

const css = readFileSync(new URL('tokens.css', import.meta.url), 'utf8')
const colors = [...css.matchAll(/--([\w-]+): light-dark\((#\w{6}), (#\w{6})\)/g)].map(
  ([, name = '', light = '', dark = '']) => ({
    name,
    light,
    dark,
  }),
)

function contrastOf(one: string, other: string, theme: 'light' | 'dark'): number {
  const of = (name: string) => colors.find((color) => color.name === name)?.[theme] ?? `missing ${name}`
  return contrast(of(one), of(other))
}

const grounds = ['paper', 'sheet', 'raised', 'well', 'accent-soft']

describe.each(['light', 'dark'] as const)('in the %s theme', (theme) => {
  it.each(['ink', 'ink-2', 'accent', 'good', 'warn', 'bad', 'info'])('%s can be read on every ground', (text) => {
    for (const ground of grounds) expect(contrastOf(text, ground, theme), ground).toBeGreaterThanOrEqual(4.5)
  })

  it.each(['good', 'warn', 'bad', 'info'])(
    'what is written on a full %s, and %s on its soft ground, can be read',
    (tone) => {
      expect(contrastOf('on-tone', tone, theme)).toBeGreaterThanOrEqual(4.5)
      expect(contrastOf(tone, `${tone}-soft`, theme)).toBeGreaterThanOrEqual(4.5)
    },
  )

  it('what is written on the accent can be read', () => {
    expect(contrastOf('on-accent', 'accent', theme)).toBeGreaterThanOrEqual(4.5)
  })

  it.each(['edge', 'focus'])('the %s of a control can be seen on what it lies on', (line) => {
    for (const ground of ['paper', 'sheet', 'raised']) {
      expect(contrastOf(line, ground, theme), ground).toBeGreaterThanOrEqual(3)
    }
  })
})

it('F-063: a header bar is 60 px high', () => {
  expect(css).toContain('--header: 60px;')
})
