import type { PrintLine } from './lines.ts'
import type { Style } from './stretch.ts'
import { type Direction, hair, ink } from './type.ts'

type Document = PDFKit.PDFDocument
export type Element = PDFKit.PDFStructureElement

/** A4 in points (ISO 216), and what is left free around the text. */
const page = { width: 595.28, height: 841.89, side: 48, top: 46, foot: 60 } as const
export const fullWidth = page.width - 2 * page.side
const bottom = page.height - page.foot

/** A text in a row of others. */
export type Column = {
  readonly lines: readonly PrintLine[]
  readonly at: number
  readonly width: number
  readonly tag: string
  readonly scope?: 'Row' | 'Column'
  readonly align?: 'start' | 'end'
}

/**
 * Draws on pages of A4 from the top down. Places across are counted from where a line begins, so that right to left is
 * the same drawing. All text is in the structure tree (ISO 32000-1, 14.7); rules and page numbers are artifacts.
 */
export class Pen {
  readonly direction: Direction
  /** how far down the page */
  y: number = page.top
  /** how many pages there are */
  page = 1
  readonly #pdf: Document
  readonly #root: Element
  readonly #registered = new Set<string>()
  #onPage: ((pen: Pen) => void) | undefined

  constructor(pdf: Document, direction: Direction) {
    this.#pdf = pdf
    this.direction = direction
    this.#root = pdf.struct('Document')
    pdf.addStructure(this.#root)
    pdf.addPage()
  }

  /** An element of the structure, inside of another or of the document. */
  element(tag: string, within: Element = this.#root, options: PDFKit.Mixins.StructureElementOptions = {}): Element {
    const element = this.#pdf.struct(tag as 'P', options)
    within.add(element)
    return element
  }

  get left(): number {
    return bottom - this.y
  }

  /** A fresh page where there is not room enough, unless this one is fresh. */
  room(height: number): void {
    if (height > this.left && this.y > page.top) this.nextPage()
  }

  nextPage(): void {
    this.#pdf.addPage()
    this.page++
    this.y = page.top
    this.#onPage?.(this)
  }

  /** What is drawn on top of every page that begins while `draw` draws. */
  repeating(head: (pen: Pen) => void, draw: () => void): void {
    this.#onPage = head
    draw()
    this.#onPage = undefined
  }

  /** One line, `at` from where lines begin, in a column of a width; it does not move down. */
  line(
    line: PrintLine,
    at: number,
    width: number,
    element: Element | undefined,
    align: 'start' | 'end' = 'start',
  ): void {
    const pdf = this.#pdf
    if (line.pieces.length === 0) return
    // What is read otherwise than it is drawn says so in the structure, where a reader aloud looks.
    const within =
      element && line.actualText !== undefined ? this.element('Span', element, { actual: line.actualText }) : element
    const content = within && pdf.markStructureContent('Span')
    if (!content) pdf.markContent('Artifact', { type: 'Pagination' })
    let x = this.#across(at, width, line.width, align)
    for (const { text, style, width: wide } of line.pieces) {
      this.#use(style)
      pdf.text(text, x, this.y + line.baseline, {
        lineBreak: false,
        baseline: 'alphabetic',
      })
      x += wide
    }
    pdf.endMarkedContent()
    if (content) within.add(content)
  }

  #use({ face, size, colour }: Style): void {
    if (!this.#registered.has(face.name)) this.#pdf.registerFont(face.name, face.font as never)
    this.#registered.add(face.name)
    this.#pdf.font(face.name, size).fillColor(colour)
  }

  /** Lines below each other from here; goes on to the next page where this one is full. */
  text(lines: readonly PrintLine[], at: number, width: number, element: Element): void {
    for (const line of lines) {
      this.room(line.height)
      this.line(line, at, width, element)
      this.y += line.height
    }
  }

  /** Texts side by side. A row that this page has no room for begins on the next, and one that no page has goes on. */
  columns(cells: readonly Column[], row: Element | undefined): void {
    const high = (lines: readonly PrintLine[]) => lines.reduce((sum, { height }) => sum + height, 0)
    this.room(Math.min(Math.max(...cells.map(({ lines }) => high(lines))), bottom - page.top - 60))
    const open = cells.map(({ lines, tag, scope, ...place }) => ({
      ...place,
      lines: [...lines],
      element: row && this.element(tag, row, scope ? ({ scope } as object) : {}),
    }))
    for (;;) {
      const top = this.y
      let foot = top
      for (const { lines, element, at, width, align } of open) {
        this.y = top
        let first = lines[0]
        while (first && (first.height <= this.left || this.y === page.top)) {
          this.line(first, at, width, element, align)
          this.y += first.height
          lines.shift()
          first = lines[0]
        }
        foot = Math.max(foot, this.y)
      }
      this.y = foot
      if (open.every(({ lines }) => lines.length === 0)) return
      this.nextPage()
    }
  }

  rule(at: number, width: number, look: 'hair' | 'rule'): void {
    const pdf = this.#pdf
    const x = this.#across(at, width, width, 'start')
    pdf.markContent('Artifact', { type: 'Layout' })
    pdf
      .moveTo(x, this.y)
      .lineTo(x + width, this.y)
      .lineWidth(look === 'hair' ? 0.6 : 0.9)
      .strokeColor(look === 'hair' ? hair : ink)
      .stroke()
    pdf.endMarkedContent()
  }

  #across(at: number, width: number, wide: number, align: 'start' | 'end'): number {
    const ahead = align === 'start' ? at : at + width - wide
    return this.direction === 'ltr' ? page.side + ahead : page.width - page.side - ahead - wide
  }

  /** Draws on each page when all are there, below the text. */
  footers(draw: (number: number, count: number) => void): void {
    const { start, count } = this.#pdf.bufferedPageRange()
    for (let i = 0; i < count; i++) {
      this.#pdf.switchToPage(start + i)
      this.y = page.height - 40
      draw(i + 1, count)
    }
  }
}
