import type { Line } from '../render/line.ts'
import { type Styled, styled } from './stretch.ts'
import { type Direction, linesOf, type Type } from './type.ts'
import { levelsOf, type Piece, piecesOf } from './visual.ts'

/** One line of print. `actualText`: its text in the order in which it is read, where that is not how it is drawn. */
export type PrintLine = {
  readonly pieces: readonly Piece[]
  readonly width: number
  readonly height: number
  /** from the top of the line to the foot of its letters */
  readonly baseline: number
  readonly actualText?: string | undefined
}

/** Breaks a text to a width in points: at spaces, and inside of a word only where it alone is too long, or is of East Asia. */
export function breakText(line: Line, type: Type, width: number, direction: Direction): PrintLine[] {
  return linesOf(line).flatMap((one) => breakOne(styled(one, type), type, width, direction))
}

/** The width of a text on one line. */
export const widthOf = (line: Line, type: Type, direction: Direction): number =>
  Math.max(0, ...breakText(line, type, Number.POSITIVE_INFINITY, direction).map((one) => one.width))

function breakOne(text: Styled, type: Type, width: number, direction: Direction): PrintLine[] {
  const levels = levelsOf(text.text, direction)
  const turned =
    text.boxed.size > 0 || levels.levels.some((level, i) => level % 2 === 1 && text.styles[i] !== undefined)
  const height = type.size * type.leading
  return placesOf(text, width).map(([start, end]) => {
    const pieces = piecesOf(text, levels, start, end)
    return {
      pieces,
      width: pieces.reduce((sum, piece) => sum + piece.width, 0),
      height,
      baseline: height / 2 + type.size * 0.36,
      actualText: turned ? readAloud(text, start, end) : undefined,
    }
  })
}

/** The text as it is read, with the letters that are boxes on paper. */
const readAloud = ({ text, boxed }: Styled, start: number, end: number): string =>
  text
    .slice(start, end)
    .split('')
    .map((letter, i) => boxed.get(start + i) ?? letter)
    .join('')
    .replace(/[\u2066-\u2069]/g, '')

/** Where each line starts and ends, greedily; the space at a break is left out. */
function placesOf(text: Styled, width: number): [number, number][] {
  const lines: [number, number][] = []
  let start = 0
  let end = 0
  let used = 0
  for (const [from, to] of words(text.text)) {
    const wide = measure(text, from, to)
    const gap = end > start ? measure(text, end, from) : 0
    if (end > start && used + gap + wide > width) {
      lines.push([start, end])
      start = from
      used = 0
    } else used += gap
    if (wide > width) {
      const [open, rest] = cut(text, start, to, width, lines)
      start = open
      used = rest
    } else used += wide
    end = to
  }
  if (end > start || lines.length === 0) lines.push([start, end])
  return lines
}

/** A letter of Chinese or Japanese with the brackets before and the marks behind it: there a line breaks anywhere else. */
const eastAsian = String.raw`\p{Ps}{0,3}[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}](?:ー|[^ \p{L}\p{N}\p{Ps}])*`
const unbroken = new RegExp(`${eastAsian}|(?:(?!${eastAsian})[^ ])+`, 'gu')

const words = (text: string): [number, number][] =>
  [...text.matchAll(unbroken)].map(({ index, 0: word }) => [index, index + word.length])

const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' })

/** Fills lines with a word that is longer than one; says where the line begins that stays open, and its width. */
function cut(text: Styled, from: number, to: number, width: number, lines: [number, number][]): [number, number] {
  let start = from
  let used = 0
  for (const { index, segment } of graphemes.segment(text.text.slice(from, to))) {
    const place = from + index
    const wide = measure(text, place, place + segment.length)
    if (place > start && used + wide > width) {
      lines.push([start, place])
      start = place
      used = 0
    }
    used += wide
  }
  return [start, used]
}

/** The width of a part, style by style; the order on paper does not change it. */
function measure({ text, styles }: Styled, from: number, to: number): number {
  let width = 0
  for (let i = from; i < to; ) {
    const style = styles[i]
    const first = i
    while (i < to && styles[i] === style) i++
    if (style) width += style.face.width(text.slice(first, i)) * style.size
  }
  return width
}
