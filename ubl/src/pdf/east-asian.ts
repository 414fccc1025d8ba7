import { readFileSync } from 'node:fs'
import { create, type Font } from 'fontkit'
import type { Weight } from './fonts.ts'
import { encodeOutline } from './outline.ts'

/** Chinese, which has the letters of Japanese, too, then Korean: the first that has a letter draws it. */
const families = ['noto-sans-sc', 'noto-sans-kr'] as const

/** Where the letters of East Asia begin: the fonts have those of Europe, too, but others draw them. */
const first = 0x1100

const modules = '@fontsource-variable'
const fileAt = (path: string) => readFileSync(new URL(import.meta.resolve(`${modules}/${path}`)))

let slices: ReadonlyMap<number, readonly string[]> | undefined

/** Each family is cut into some hundred files by letters: those that may have a letter. */
export const slicesWith = (codePoint: number): readonly string[] => {
  if (codePoint < first) return []
  slices ??= allSlices()
  return slices.get(codePoint) ?? []
}

function allSlices(): Map<number, string[]> {
  const found = new Map<number, string[]>()
  for (const family of families) {
    const ranges = JSON.parse(fileAt(`${family}/unicode.json`).toString()) as Record<string, string>
    for (const [name, letters] of Object.entries(ranges)) {
      const file = `${family}/files/${family}-${name.replace(/[[\]]/g, '')}-wght-normal.woff2`
      for (const range of letters.split(',')) {
        const [from = 0, to = from] = range
          .replace('U+', '')
          .split('-')
          .map((digits) => Number.parseInt(digits, 16))
        for (let letter = Math.max(from, first); letter <= to; letter++)
          found.set(letter, [...(found.get(letter) ?? []), file])
      }
    }
  }
  return found
}

/** A slice in each weight, fit to be embedded. */
export async function openSlice(file: string): Promise<Readonly<Record<Weight, Font>>> {
  const { default: woff2 } = await import('wawoff2')
  const whole = create(Buffer.from(await woff2.decompress(fileAt(file)))) as Font
  const inWeight = (name: string, wght: number): Font => {
    const font = whole.getVariation({ wght })
    return Object.create(font, {
      // PDFKit takes two fonts of one name for one.
      postscriptName: { value: whole.postscriptName?.replace(/-.*/, `-${name}`) },
      createSubset: {
        value: () => Object.assign(font.createSubset(), { glyphEncoder: { encodeSimple: encodeOutline } }),
      },
    })
  }
  return { regular: inWeight('Regular', 400), strong: inWeight('SemiBold', 600) }
}
