import { readFileSync } from 'node:fs'
import { create, type Font } from 'fontkit'

export type Weight = 'regular' | 'strong'

/** A font of one weight with what is asked of it more than once. */
export type Face = {
  readonly name: string
  readonly font: Font
  has(codePoint: number): boolean
  /** the width of a text, in ems */
  width(text: string): number
}

/** Latin, Greek and Cyrillic first, then Arabic and Hebrew: the first that has a letter draws it. */
const files: Readonly<Record<Weight, readonly string[]>> = {
  regular: [
    '@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf',
    '@expo-google-fonts/ibm-plex-sans-arabic/400Regular/IBMPlexSansArabic_400Regular.ttf',
    '@expo-google-fonts/noto-sans-hebrew/400Regular/NotoSansHebrew_400Regular.ttf',
  ],
  strong: [
    '@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf',
    '@expo-google-fonts/ibm-plex-sans-arabic/600SemiBold/IBMPlexSansArabic_600SemiBold.ttf',
    '@expo-google-fonts/noto-sans-hebrew/600SemiBold/NotoSansHebrew_600SemiBold.ttf',
  ],
}

const open = new Map<Weight, readonly Face[]>()

/** Parsed once in a process. */
export function facesOf(weight: Weight): readonly Face[] {
  const faces = open.get(weight) ?? files[weight].map(faceOf)
  open.set(weight, faces)
  return faces
}

/** Words come again and again in a document; one of strange words only must not fill the memory. */
const rememberedWidths = 20_000

function faceOf(file: string): Face {
  const parsed = create(readFileSync(new URL(import.meta.resolve(file)))) as Font
  // Figures of one width everywhere, so that they stand below each other, as on the page in HTML. Contextual
  // alternates (arrows out of hyphens and the like) take most of the time of setting a text, and add nothing to one here.
  const features = { tnum: true, calt: false }
  const font: Font = Object.create(parsed, { layout: { value: (text: string) => parsed.layout(text, features) } })
  const widths = new Map<string, number>()
  const known = new Map<number, boolean>()
  const widthOf = (word: string): number => {
    const width = widths.get(word) ?? font.layout(word).advanceWidth / font.unitsPerEm
    if (widths.size >= rememberedWidths) widths.clear()
    widths.set(word, width)
    return width
  }
  return {
    name: file,
    font,
    has: (codePoint) => {
      const has = known.get(codePoint) ?? parsed.hasGlyphForCodePoint(codePoint)
      known.set(codePoint, has)
      return has
    },
    // Word by word, as PDFKit draws.
    width: (text) => text.split(/(?<= )/).reduce((sum, word) => sum + widthOf(word), 0),
  }
}
