import bidiFactory, { type Bidi, type EmbeddingLevels } from 'bidi-js'
import type { Style, Styled } from './stretch.ts'
import type { Direction } from './type.ts'

// The package is CommonJS whose export is the function itself, though its types say otherwise.
const bidi = (bidiFactory as unknown as () => Bidi)()

/** What is drawn in one go, from left to right: a text that its font sets by itself. */
export type Piece = { readonly text: string; readonly style: Style; readonly width: number }

export const levelsOf = (text: string, direction: Direction): EmbeddingLevels =>
  bidi.getEmbeddingLevels(text, direction)

/** Letters and figures that make a font set a text from right to left by itself; it mirrors nothing. */
const turned = /[\p{Script=Arabic}\p{Script=Hebrew}\u0660-\u066d\u06f0-\u06f9]/u

/** The pieces of a line in the order in which they stand on paper (UAX #9, L2 and L4). */
export function piecesOf({ text, styles }: Styled, levels: EmbeddingLevels, start: number, end: number): Piece[] {
  if (end <= start) return []
  const pieces: Piece[] = []
  const order = placesOf(text, levels, start, end).filter((place) => styles[place] !== undefined)
  for (let i = 0; i < order.length; ) {
    const first = order[i] as number
    const style = styles[first] as Style
    const level = levels.levels[first] as number
    const backwards = level % 2 === 1
    const from = i
    while (i < order.length && styles[order[i] as number] === style && levels.levels[order[i] as number] === level) i++
    const places = order.slice(from, i)
    const letters = (backwards ? places.toReversed() : places).map((place) => letterAt(text, place, backwards))
    const piece = set(letters.join(''), backwards)
    pieces.push({ text: piece, style, width: style.face.width(piece) * style.size })
  }
  return pieces
}

/** Only the line's own part of a text is turned, for a text may be long and have many lines. */
function placesOf(text: string, levels: EmbeddingLevels, start: number, end: number): number[] {
  const places = Array.from({ length: end - start }, (_, i) => start + i)
  for (const [first = 0, last = 0] of bidi.getReorderSegments(text, levels, start, end - 1)) {
    const turned = places.slice(first - start, last + 1 - start).toReversed()
    places.splice(first - start, turned.length, ...turned)
  }
  return places
}

const letterAt = (text: string, place: number, backwards: boolean): string => {
  const letter = text[place] as string
  return backwards ? (bidi.getMirroredCharacter(letter) ?? letter) : letter
}

/** What the font is given, so that the letters stand in the direction that they have: figures run forwards in Arabic, too. */
const set = (text: string, backwards: boolean): string =>
  turned.test(text) === backwards ? text : [...text].toReversed().join('')
