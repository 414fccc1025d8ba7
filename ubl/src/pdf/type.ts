import type { Line } from '../render/line.ts'
import type { Weight } from './weight.ts'

export type Direction = 'ltr' | 'rtl'

/** How a text is set: its size in points, its leading in sizes, its colour. */
export type Type = {
  readonly size: number
  readonly leading: number
  readonly colour: string
  readonly weight: Weight
  /** the size of what is quiet in it */
  readonly small?: number
}

export const ink = '#16191b'
export const paleInk = '#565c60'
export const hair = '#e4e0d8'

const body = { size: 9, leading: 1.45, colour: ink, weight: 'regular', small: 8 } as const

/** The look of the page in points: the same hierarchy as the sheet of the page in HTML. */
export const types = {
  title: { ...body, size: 20, leading: 1.2, weight: 'strong' },
  number: { ...body, size: 11, colour: paleInk },
  due: { ...body, size: 15, leading: 1.25, weight: 'strong', small: 10 },
  label: { ...body, size: 8, colour: paleInk },
  name: { ...body, size: 10, weight: 'strong' },
  body,
  quiet: { ...body, size: 8, colour: paleInk },
  sum: { ...body, weight: 'strong' },
  pay: { ...body, size: 11.5, weight: 'strong' },
  good: { ...body, colour: '#1d6b3e', weight: 'strong' },
  bad: { ...body, colour: '#a6261d', weight: 'strong' },
  info: { ...body, colour: '#25528f', weight: 'strong' },
} as const satisfies Record<string, Type>

/** One line for each that a text has of its own; white space is one space, as it is in HTML. */
export const linesOf = (line: Line): Line[] => {
  const lines: Line[number][][] = [[]]
  for (const run of line)
    run.text.split(/\r\n?|[\n\u2028\u2029]/).forEach((part, i) => {
      const text = part.replace(/[ \t]+/g, ' ')
      if (i > 0) lines.push([])
      lines.at(-1)?.push({ ...run, text: i > 0 ? text.trimStart() : text })
    })
  return lines
}
