import { expect, test } from 'vitest'
import { placeIn, traceparentOf } from './traceparent.ts'

const [trace, span] = ['4bf92f3577b34da6a3ce929d0e0e4736', '00f067aa0ba902b7']

test.each([
  [`00-${trace}-${span}-01`, true],
  [`00-${trace}-${span}-00`, false],
  [`00-${trace}-${span}-03`, true],
  [`01-${trace}-${span}-01-more`, true],
])('%s is a place in a trace', (text, isSampled) => {
  expect(placeIn(text)).toEqual({ traceId: trace, spanId: span, isSampled })
  expect(traceparentOf(placeIn(text)!)).toBe(`00-${trace}-${span}-0${Number(isSampled)}`)
})

test.each([
  undefined,
  '',
  `ff-${trace}-${span}-01`,
  `00-${trace}-${span}-01-more`,
  `00-${trace.toUpperCase()}-${span}-01`,
  `00-${'0'.repeat(32)}-${span}-01`,
  `00-${trace}-${'0'.repeat(16)}-01`,
  `00-${trace}-${span}`,
  `00-${trace}-${span}-01, 00-${trace}-${span}-01`,
])('%s is none', (text) => {
  expect(placeIn(text)).toBeUndefined()
})
