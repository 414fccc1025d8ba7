import PDFDocument from 'pdfkit'
import { paperOf, type RenderOptions } from '../render/paper.ts'
import type { Tree } from '../xml/tree.ts'
import { openFontsFor } from './fonts.ts'
import { breakText } from './lines.ts'
import { drawFacts, drawHead, drawParties, drawRule, drawSection, drawTotals } from './parts.ts'
import { fullWidth, Pen } from './pen.ts'
import { drawTable } from './table.ts'
import { types } from './type.ts'

export type PdfOptions = RenderOptions & {
  /** when the file is made; now, unless it is given: the same document at the same time gives the same bytes */
  created?: Date
}

/** What programs read in the file: the same as its pages say. */
export type Enclosure = {
  readonly name: string
  readonly description: string
  readonly xml: Uint8Array
  /** what the file says of it in its XMP */
  readonly metadata: string
}

/**
 * A document of any type as a PDF/A-3b on A4 (ISO 19005-3): the layout of the page in HTML, its fonts inside, its text
 * tagged in the order of reading.
 */
export async function writePdf(tree: Tree, options: PdfOptions, enclosure?: Enclosure): Promise<Uint8Array> {
  const { words, locale, dir = 'ltr', created = new Date() } = options
  const paper = paperOf(tree, options)
  await openFontsFor(JSON.stringify(paper).normalize('NFC'))
  const title = plain(`${paper.title} ${paper.number}`.trim())
  const pdf = new PDFDocument({
    size: 'A4',
    margin: 0,
    autoFirstPage: false,
    bufferPages: true,
    pdfVersion: '1.7',
    subset: 'PDF/A-3b',
    tagged: true,
    displayTitle: true,
    lang: locale,
    info: { Title: title, Creator: 'Kontor', Producer: 'Kontor, PDFKit', CreationDate: created },
  })
  const chunks: Uint8Array[] = []
  pdf.on('data', (chunk: Uint8Array) => chunks.push(chunk))
  const pen = new Pen(pdf, dir)
  drawHead(pen, paper.title, paper.number, paper.headline)
  drawParties(pen, paper.parties)
  if (paper.facts.length > 0) drawRule(pen)
  drawFacts(pen, paper.facts)
  drawFacts(pen, paper.answer)
  if (paper.table) drawTable(pen, paper.table)
  drawTotals(pen, paper.totals)
  for (const one of paper.sections) drawSection(pen, one)
  pen.footers((page, pages) => {
    const [name] = breakText([{ text: title, own: true }], types.label, fullWidth * 0.7, dir)
    const [number] = breakText([{ text: words('paper.page', { page, pages }) }], types.label, fullWidth * 0.3, dir)
    if (name) pen.line(name, 0, fullWidth, undefined)
    if (number) pen.line(number, 0, fullWidth, undefined, 'end')
  })
  if (enclosure) enclose(pdf, enclosure, created)
  return new Promise((done, failed) => {
    pdf.on('end', () => done(together(chunks)))
    pdf.on('error', failed)
    pdf.end()
  })
}

/** Metadata is XML that PDFKit does not escape. */
const plain = (text: string): string =>
  text
    .replace(/[&<>\p{Cc}\p{Cs}\ufffe\uffff]/gu, (char) => ({ '<': '‹', '>': '›', '&': '+' })[char] ?? ' ')
    .slice(0, 200)

function together(chunks: readonly Uint8Array[]): Uint8Array {
  const bytes = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const chunk of chunks) {
    bytes.set(chunk, at)
    at += chunk.length
  }
  return bytes
}

function enclose(pdf: PDFKit.PDFDocument, { name, description, xml, metadata }: Enclosure, created: Date): void {
  const about = { name, type: 'text/xml', description, creationDate: created, modifiedDate: created }
  // The types of PDFKit do not know the relationship yet.
  pdf.file(Buffer.from(xml), { ...about, relationship: 'Alternative' } as typeof about)
  pdf.appendXML(metadata)
}
