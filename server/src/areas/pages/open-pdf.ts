import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createCanvas } from '@napi-rs/canvas'
import { getDocument, type PDFDocumentProxy, Util, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { maxPages, maxPixelsIn, maxRuns, maxSigns } from './limits.ts'
import { NoPages, type OpenedFile } from './opened-file.ts'
import { pixelsFor } from './pixels.ts'
import type { PageText } from './protocol.ts'

const library = dirname(dirname(dirname(fileURLToPath(import.meta.resolve('pdfjs-dist/legacy/build/pdf.mjs')))))
const folder = (name: string) => `${join(library, name)}/`

/** Opens a PDF. Nothing in it runs and nothing is fetched: forms, links and scripts are pictures as all else is. */
export async function openPdf(bytes: Uint8Array): Promise<OpenedFile> {
  const file = await getDocument({
    data: new Uint8Array(bytes),
    enableXfa: false,
    useSystemFonts: false,
    useWorkerFetch: false,
    stopAtErrors: false,
    maxImageSize: maxPixelsIn,
    standardFontDataUrl: folder('standard_fonts'),
    cMapUrl: folder('cmaps'),
    iccUrl: folder('iccs'),
    wasmUrl: folder('wasm'),
    verbosity: VerbosityLevel.ERRORS,
  }).promise.catch((error: unknown) => {
    throw new NoPages((error as Error).name === 'PasswordException' ? 'PASSWORD' : 'DAMAGED')
  })
  if (file.numPages > maxPages) throw new NoPages('PAGES')
  const pages = []
  for (let page = 1; page <= file.numPages; page += 1) pages.push(await sizeOf(file, page))
  return {
    pages,
    picture: (page, width) => pictureOf(file, page, width),
    text: (page) => textOf(file, page),
  }
}

async function sizeOf(file: PDFDocumentProxy, page: number) {
  const { width, height } = (await file.getPage(page)).getViewport({ scale: 1 })
  if (!(width > 0 && height > 0 && width < 1e6 && height < 1e6)) throw new NoPages('DAMAGED')
  return { width: Math.ceil(width), height: Math.ceil(height) }
}

async function pictureOf(file: PDFDocumentProxy, number: number, wanted: number): Promise<Uint8Array> {
  const page = await file.getPage(number)
  const size = page.getViewport({ scale: 1 })
  const { width, height } = pixelsFor(size, wanted)
  const viewport = page.getViewport({ scale: Math.min(width / size.width, height / size.height) })
  const canvas = createCanvas(width, height)
  // The library draws on what it takes for a canvas of a browser.
  await page.render({ canvas: canvas as never, viewport, background: '#ffffff' }).promise
  page.cleanup()
  return canvas.encode('png')
}

async function textOf(file: PDFDocumentProxy, number: number): Promise<PageText[]> {
  const page = await file.getPage(number)
  const viewport = page.getViewport({ scale: 1 })
  const { items } = await page.getTextContent()
  const inWidths = (points: number) => Math.round((points / viewport.width) * 10_000)
  return items.slice(0, maxRuns).flatMap((item) => {
    if (!('str' in item) || item.str.trim() === '') return []
    const [a = 0, b = 0, , , left = 0, base = 0] = Util.transform(viewport.transform, item.transform) as number[]
    // What does not stand upright is seen, and not marked.
    if (Math.abs(b) > Math.abs(a) / 10) return []
    const height = Math.hypot(a, b)
    const places = [left, base - height * 0.85, item.width, height].map(inWidths)
    if (!places.every((place) => Number.isFinite(place) && Math.abs(place) < 1e6)) return []
    const [x = 0, y = 0, width = 0, high = 0] = places
    return [
      { text: item.str.slice(0, maxSigns), left: x, top: y, width: Math.max(0, width), height: Math.max(0, high) },
    ]
  })
}
