import type { Line } from '../render/line.ts'
import { type Face, faceWith } from './fonts.ts'
import { paleInk, type Type } from './type.ts'
import type { Weight } from './weight.ts'

/** How one letter is drawn. */
export type Style = {
  readonly face: Face
  readonly size: number
  readonly colour: string
}

/** A text as it is drawn: a style for each UTF-16 unit, so that places in the text are places in the styles. */
export type Styled = {
  readonly text: string
  readonly styles: readonly (Style | undefined)[]
  /** letters that no font has, by their places: they are drawn as a box, and said as they are */
  readonly boxed: ReadonlyMap<number, string>
}

/** U+2068 and U+2069 keep the direction of what is out of the document to itself (UAX #9, X5c), as bdi does in HTML. */
const [isolate, release] = ['\u2068', '\u2069']
const box = '□'
/** Letters that shape what stands before and behind a joiner; elsewhere it is not drawn. */
const joined = /[\p{sc=Deva}\p{sc=Beng}\p{sc=Taml}]$/u
const undrawn = /\p{Cc}|\p{Cf}|\p{Cs}|\p{Variation_Selector}/u

export function styled(line: Line, type: Type): Styled {
  let text = ''
  const boxed = new Map<number, string>()
  const styles: (Style | undefined)[] = []
  const add = (letter: string, style?: Style) => {
    text += letter
    for (let i = 0; i < letter.length; i++) styles.push(style)
  }
  for (const run of line) {
    const make = stylesOf(run.look, type)
    let last: Style | undefined
    if (run.own) add(isolate)
    for (const letter of run.text.normalize('NFC')) {
      const codePoint = letter.codePointAt(0) ?? 0
      if ((letter === '\u200c' || letter === '\u200d') && joined.test(text)) add(letter, last)
      else if (letter === '\t' || letter === '\u00a0' || letter === '\u202f') add(' ', make(0x20))
      else if (undrawn.test(letter)) {
        // The marks of direction still say their part; joiners and the like are not drawn.
        if (/[\u200e\u200f\u061c]/.test(letter)) add(letter)
      } else if (/\p{M}/u.test(letter) && last?.face.has(codePoint)) add(letter, last)
      else {
        last = make(codePoint)
        if (last) add(letter, last)
        else {
          boxed.set(text.length, letter)
          add(box, make(0x25a1))
        }
      }
    }
    if (run.own) add(release)
  }
  return { text, styles, boxed }
}

/** One object a style, so that what looks alike is known by being the same. */
const made = new Map<string, Style>()

function stylesOf(look: Line[number]['look'], type: Type): (codePoint: number) => Style | undefined {
  const weight: Weight = look === 'strong' ? 'strong' : type.weight
  const size = look === 'quiet' ? (type.small ?? type.size) : type.size
  const colour = look === 'quiet' ? paleInk : type.colour
  return (codePoint) => {
    const face = faceWith(codePoint, weight)
    if (!face) return undefined
    const key = `${face.name} ${size} ${colour}`
    const style = made.get(key) ?? { face, size, colour }
    made.set(key, style)
    return style
  }
}
