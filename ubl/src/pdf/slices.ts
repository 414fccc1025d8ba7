import { readFileSync } from 'node:fs'
import { create, type Font } from 'fontkit'
import { bySyllable } from './syllables.ts'
import type { Weight } from './weight.ts'

const scripts = ['hebrew', 'armenian', 'georgian', 'thai', 'devanagari', 'bengali', 'tamil', 'symbols', 'sc', 'kr']

/** What Inter and Plex do not draw. The first that has a letter draws it: Chinese, which has those of Japanese, before Korean. */
const families = [
  ...scripts.map((script) => ({ folder: '@fontsource-variable', family: `noto-sans-${script}`, weights: 'wght' })),
  { folder: '@fontsource', family: 'noto-sans-symbols-2', weights: '400' },
]

const fileAt = (path: string) => readFileSync(new URL(import.meta.resolve(path)))

let slices: ReadonlyMap<number, readonly string[]> | undefined

/** Each family is cut into files by letters, those of East Asia into some hundred: the files that may have a letter. */
export const slicesWith = (codePoint: number): readonly string[] => {
  slices ??= allSlices()
  return slices.get(codePoint) ?? []
}

/** What each family has beside its own script, to look alike where both stand together. */
const guest = /^(latin|greek|cyrillic|vietnamese)/

function allSlices(): Map<number, string[]> {
  const found = new Map<number, string[]>()
  for (const { folder, family, weights } of families) {
    const ranges = JSON.parse(fileAt(`${folder}/${family}/unicode.json`).toString()) as Record<string, string>
    for (const [name, letters] of Object.entries(ranges)) {
      if (guest.test(name)) continue
      const file = `${folder}/${family}/files/${family}-${name.replace(/[[\]]/g, '')}-${weights}-normal.woff2`
      for (const range of letters.split(',')) {
        const [from = 0, to = from] = range
          .replace('U+', '')
          .split('-')
          .map((digits) => Number.parseInt(digits, 16))
        for (let letter = from; letter <= to; letter++) found.set(letter, [...(found.get(letter) ?? []), file])
      }
    }
  }
  return found
}

/** A slice in each weight, fit to be embedded. */
export async function openSlice(file: string): Promise<Readonly<Record<Weight, Font>>> {
  const { default: woff2 } = await import('wawoff2')
  const bytes = Buffer.from(await woff2.decompress(fileAt(file)))
  const whole = create(bytes) as Font
  const open = (wght: number) =>
    'wght' in whole.variationAxes ? whole.getVariation({ wght }) : (create(bytes) as Font)
  // PDFKit takes two fonts of one name for one.
  const inWeight = (name: string, wght: number): Font =>
    bySyllable(open(wght), `${whole.postscriptName?.replace(/-.*/, '')}-${name}`)
  return { regular: inWeight('Regular', 400), strong: inWeight('SemiBold', 600) }
}
