import { readFileSync } from 'node:fs'
import { create, type Font } from 'fontkit'
import { openSlice, slicesWith } from './slices.ts'
import type { Weight } from './weight.ts'

/** A font of one weight with what is asked of it more than once. */
export type Face = {
  readonly name: string
  readonly font: Font
  has(codePoint: number): boolean
  /** the width of a text, in ems */
  width(text: string): number
}

/** Latin, Greek and Cyrillic first, then Arabic: the first that has a letter draws it. Other scripts come after them. */
const files: Readonly<Record<Weight, readonly string[]>> = {
  regular: [
    '@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf',
    '@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic-400-normal.woff',
  ],
  strong: [
    '@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf',
    '@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic-600-normal.woff',
  ],
}

const open = new Map<Weight, readonly Face[]>()

/** Parsed once in a process. */
function facesOf(weight: Weight): readonly Face[] {
  const faces =
    open.get(weight) ??
    files[weight].map((file) => faceOf(file, create(readFileSync(new URL(import.meta.resolve(file)))) as Font))
  open.set(weight, faces)
  return faces
}

const slices = new Map<string, Readonly<Record<Weight, Face>>>()

/** Opens the fonts for the letters of a text that the first ones do not have: they are cut into files, and unpacking takes time. */
export async function openFontsFor(text: string): Promise<void> {
  for (const letter of new Set(text)) {
    const codePoint = letter.codePointAt(0) ?? 0
    for (const file of slicesWith(codePoint)) {
      if (faceWith(codePoint, 'regular')) break
      if (slices.has(file)) continue
      const { regular, strong } = await openSlice(file)
      slices.set(file, { regular: faceOf(`${file} regular`, regular), strong: faceOf(`${file} strong`, strong) })
    }
  }
}

/** What draws a letter; nothing where no font has it, or none that is open. */
export const faceWith = (codePoint: number, weight: Weight): Face | undefined =>
  facesOf(weight).find((face) => face.has(codePoint)) ??
  slicesWith(codePoint)
    .map((file) => slices.get(file)?.[weight])
    .find((face) => face?.has(codePoint))

/** Words come again and again in a document; one of strange words only must not fill the memory. */
const maxCachedWidths = 20_000

function faceOf(name: string, parsed: Font): Face {
  // Figures of one width everywhere, so that they stand below each other, as on the page in HTML. Contextual
  // alternates (arrows out of hyphens and the like) take most of the time of setting a text, and add nothing to one here.
  const features = { tnum: true, calt: false }
  const font: Font = Object.create(parsed, { layout: { value: (text: string) => parsed.layout(text, features) } })
  const widths = new Map<string, number>()
  const known = new Map<number, boolean>()
  const widthOf = (word: string): number => {
    const width = widths.get(word) ?? font.layout(word).advanceWidth / font.unitsPerEm
    if (widths.size >= maxCachedWidths) widths.clear()
    widths.set(word, width)
    return width
  }
  return {
    name,
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
