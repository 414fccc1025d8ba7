import type { Font, Glyph, GlyphRun } from 'fontkit'
import { encodeOutline } from './outline.ts'

/** A letter with its marks, as one glyph: it goes by its text. */
type Syllable = { readonly id: string; readonly codePoints: readonly number[]; readonly advanceWidth: number }

/**
 * A font that draws a letter with all that belongs to it as one glyph. In Thai and in the scripts of India glyphs stand in
 * another order than letters, and one letter may be two glyphs; what programs read out of a PDF is the text of each glyph,
 * in the order of drawing.
 */
export function bySyllable(font: Font, postscriptName: string): Font {
  return Object.create(font, {
    postscriptName: { value: postscriptName },
    layout: { value: (text: string) => layout(font, text) },
    createSubset: { value: () => subset(font) },
  })
}

const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' })

/** The sign that a consonant has no vowel binds it to the next one. */
const bound = /[\u094d\u09cd\u0bcd][\u200c\u200d]?$/

/** Nothing that is written has more; a glyph has only so many points. */
const maxSyllableLength = 32

function syllablesOf(text: string): string[] {
  const syllables: string[] = []
  for (const { segment } of graphemes.segment(text)) {
    const before = syllables.at(-1) ?? ''
    if (bound.test(before) && before.length + segment.length <= maxSyllableLength)
      syllables.splice(-1, 1, before + segment)
    else syllables.push(...(segment.match(/.{1,32}/gsu) ?? []))
  }
  return syllables
}

/** Thai AM is a ring over the letter, under its tone, and AA behind it (OpenType, Thai script); fontkit knows nothing of that. */
const thai = (text: string): string => text.replace(/([\u0e48-\u0e4b]*)\u0e33/g, '\u0e4d$1\u0e32')

/** fontkit keeps each glyph with its outline, which takes far more room than it does in a file, and with what it first stood for. */
const shape = (font: Font, syllable: string): GlyphRun => {
  Object.assign(font, { _glyphs: {} })
  return font.layout(thai(syllable))
}

const codePointsOf = (text: string): number[] => [...text].map((letter) => letter.codePointAt(0) ?? 0)

function layout(font: Font, text: string) {
  const glyphs: Syllable[] = []
  for (const id of syllablesOf(text)) {
    const { advanceWidth, direction } = shape(font, id)
    const glyph = { id, codePoints: codePointsOf(id), advanceWidth: Math.round(advanceWidth) }
    if (direction === 'rtl') glyphs.unshift(glyph)
    else glyphs.push(glyph)
  }
  return {
    glyphs,
    positions: glyphs.map(({ advanceWidth }) => ({ xAdvance: advanceWidth, yAdvance: 0, xOffset: 0, yOffset: 0 })),
    advanceWidth: glyphs.reduce((sum, one) => sum + one.advanceWidth, 0),
  }
}

/** What fontkit's own subset has beside its types. */
type Growing = {
  glyf: Uint8Array[]
  offset: number
  loca: { offsets: number[] }
  hmtx: { metrics: { advance: number; bearing: number }[] }
}

type Limits = Readonly<Record<'maxPoints' | 'maxContours' | 'maxCompositePoints' | 'maxCompositeContours', number>>

/** Only what is drawn, encoded here: fontkit fails at writing glyphs of a font whose weight was chosen. */
function subset(font: Font) {
  const { loca, maxp } = font as unknown as { readonly loca: object; readonly maxp: Limits }
  let glyphsInOne = 1
  const maxProfile = {
    get: () => ({
      ...maxp,
      maxPoints: (maxp.maxCompositePoints + maxp.maxPoints) * glyphsInOne,
      maxContours: (maxp.maxCompositeContours + maxp.maxContours) * glyphsInOne,
    }),
  }
  return Object.assign(font.createSubset(), {
    // Offsets of 32 bits: outlines that are not packed may be longer than those of 16 reach.
    font: Object.create(font, { loca: { value: { ...loca, version: 1 } }, maxp: maxProfile }),
    _addGlyph(this: Growing, id: string | 0) {
      const run = id === 0 ? alone(font.getGlyph(0)) : shape(font, id)
      glyphsInOne = Math.max(glyphsInOne, run.glyphs.length)
      const { bytes, left } = encodeOutline(outlinesOf(run))
      this.glyf.push(bytes)
      this.loca.offsets.push(this.offset)
      this.offset += bytes.length
      this.hmtx.metrics.push({ advance: Math.round(run.advanceWidth), bearing: left })
    },
  })
}

type Run = Pick<GlyphRun, 'advanceWidth' | 'glyphs' | 'positions'>

const alone = (glyph: Glyph): Run => ({
  advanceWidth: glyph.advanceWidth,
  glyphs: [glyph],
  positions: [{ xAdvance: glyph.advanceWidth, yAdvance: 0, xOffset: 0, yOffset: 0 }],
})

/** The outlines of a run, each where it stands. */
function outlinesOf({ glyphs, positions }: Run): Glyph['path']['commands'] {
  let x = 0
  return glyphs.flatMap((glyph, i) => {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[i] ?? {}
    const { cbox } = glyph.path
    // A mark that the font has found no place for stands under what is before it.
    const lost = xAdvance === 0 && xOffset === 0 && yOffset === 0 && cbox.minX >= 0
    const { commands } = glyph.path.translate(x + (lost ? -cbox.maxX : xOffset), yOffset)
    x += xAdvance
    return commands
  })
}
