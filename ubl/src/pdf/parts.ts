import { documentText, joined, type Line, ourWords } from '../render/line.ts'
import type { PartyBlock } from '../render/parties.ts'
import type { Fact, Section } from '../render/sheet.ts'
import type { Headline, TotalRow } from '../render/totals.ts'
import { breakText, type PrintLine, widthOf } from './lines.ts'
import { type Element, fullWidth, type Pen } from './pen.ts'
import { type Type, types } from './type.ts'

const gap = 20

/** What the document is, its number, and the amount that matters at the other side. */
export function drawHead(pen: Pen, title: string, number: string, headline: Headline | undefined): void {
  const wide = fullWidth * 0.62
  const top = pen.y
  pen.text(breakText([{ text: title }], types.title, wide, pen.direction), 0, wide, pen.element('H1'))
  if (number)
    pen.text(breakText([{ text: number, own: true }], types.number, wide, pen.direction), 0, wide, pen.element('P'))
  const foot = pen.y
  if (headline) {
    const { currency, amount, due } = headline
    const at = wide + gap
    const rest = fullWidth - at
    const lines = [
      ...breakText(
        [
          { text: `${currency} `, look: 'quiet' },
          { text: amount, own: true },
        ],
        types.due,
        rest,
        pen.direction,
      ),
      ...(due ? breakText([{ text: due }], types.label, rest, pen.direction) : []),
    ]
    const high = heightOf(lines)
    pen.y = Math.max(top, foot - high)
    const paragraph = pen.element('P')
    for (const line of lines) {
      pen.line(line, at, rest, paragraph, 'end')
      pen.y += line.height
    }
    pen.y = Math.max(foot, pen.y)
  }
  pen.y += 10
  pen.rule(0, fullWidth, 'rule')
  pen.y += 12
}

const heightOf = (lines: readonly PrintLine[]): number => lines.reduce((sum, { height }) => sum + height, 0)

/** A column of text: what it is in the structure, and its lines. */
type Block = readonly { readonly tag: string; readonly lines: readonly PrintLine[] }[]

const columnWidth = (columns: number): number => (fullWidth - gap * (columns - 1)) / columns

/** Blocks side by side, as many in a row as there are columns. */
function grid(pen: Pen, blocks: readonly ((width: number) => Block)[], columns: number, within: () => Element): void {
  const width = columnWidth(columns)
  for (let i = 0; i < blocks.length; i += columns) {
    const row = blocks.slice(i, i + columns).map((block) => block(width))
    const heights = row.map((block) => heightOf(block.flatMap(({ lines }) => lines)))
    pen.room(Math.max(...heights))
    const top = pen.y
    let [foot, onPage] = [top, pen.page]
    row.forEach((block, column) => {
      // A block that is longer than a page ends on another one, and so does all that follows it.
      if (pen.page === onPage) pen.y = top
      const element = within()
      for (const { tag, lines } of block) pen.text(lines, column * (width + gap), width, pen.element(tag, element))
      foot = pen.page === onPage ? Math.max(foot, pen.y) : pen.y
      onPage = pen.page
    })
    pen.y = foot + 9
  }
}

/** Who sends, who receives, and where goods and money go. */
export function drawParties(pen: Pen, blocks: readonly PartyBlock[]): void {
  const columns = Math.min(3, Math.max(2, blocks.length))
  const drawn = blocks.map(({ label, name, address, ids, contact }) => (width: number) => {
    const set = (line: Line | undefined, type: Type) => (line ? breakText(line, type, width, pen.direction) : [])
    const inARow = (values: readonly string[]) =>
      joined(
        values.map((one) => documentText(one)),
        ' · ',
      )
    return [
      { tag: 'P', lines: set(ourWords(label), types.label) },
      { tag: 'P', lines: set(documentText(name), types.name) },
      { tag: 'P', lines: address.flatMap((one) => set(documentText(one), types.body)) },
      { tag: 'P', lines: [...set(inARow(ids), types.quiet), ...set(inARow(contact), types.quiet)] },
    ].filter(({ lines }) => lines.length > 0)
  })
  grid(pen, drawn, columns, () => pen.element('Sect'))
  pen.y += 4
}

/** Labelled values, four in a row; three where one is too long for that. */
export function drawFacts(pen: Pen, list: readonly Fact[]): void {
  if (list.length === 0) return
  const columns = list.some(({ value }) => widthOf(value, types.body, pen.direction) > columnWidth(4)) ? 3 : 4
  const element = pen.element('L')
  const drawn = list.map(({ label, value, tone }) => (width: number) => [
    { tag: 'Lbl', lines: breakText([{ text: label }], types.label, width, pen.direction) },
    { tag: 'LBody', lines: breakText(value, tone ? types[tone] : types.body, width, pen.direction) },
  ])
  grid(pen, drawn, columns, () => pen.element('LI', element))
}

export function drawRule(pen: Pen, after = 10): void {
  pen.rule(0, fullWidth, 'hair')
  pen.y += after
}

const totalsWidth = 270

/** From the sum of the lines to what is payable; kept together. */
export function drawTotals(pen: Pen, rows: readonly TotalRow[]): void {
  if (rows.length === 0) return
  const at = fullWidth - totalsWidth
  const set = (line: Line, type: Type, width: number) => breakText(line, type, width, pen.direction)
  const made = rows.map(({ label, value, look, reason }) => {
    const type = look ? types[look] : types.body
    return {
      look,
      label: set(label, type, totalsWidth * 0.64 - gap / 2),
      value: set(value, type, totalsWidth * 0.36),
      reason: reason ? set(reason, types.quiet, totalsWidth) : [],
    }
  })
  pen.room(
    made.reduce((sum, row) => sum + Math.max(heightOf(row.label), heightOf(row.value)) + heightOf(row.reason) + 4, 20),
  )
  pen.y += 6
  const table = pen.element('Table')
  for (const { look, label, value, reason } of made) {
    if (look === 'pay') {
      pen.y += 3
      pen.rule(at, totalsWidth, 'rule')
      pen.y += 5
    }
    pen.columns(
      [
        { lines: label, at, width: totalsWidth * 0.64, tag: 'TH', scope: 'Row' },
        { lines: value, at: at + totalsWidth * 0.64, width: totalsWidth * 0.36, tag: 'TD', align: 'end' },
      ],
      pen.element('TR', table),
    )
    if (reason.length > 0) pen.columns([{ lines: reason, at, width: totalsWidth, tag: 'TD' }], pen.element('TR', table))
    pen.y += 2
  }
  pen.y += 6
}

/** A part with a heading of its own; the heading stays with what it heads. */
export function drawSection(pen: Pen, { title, facts: lists = [], paragraphs = [], items = [] }: Section): void {
  pen.room(70)
  pen.y += 10
  pen.text(breakText([{ text: title }], types.label, fullWidth, pen.direction), 0, fullWidth, pen.element('H2'))
  pen.y += 3
  drawRule(pen, 8)
  for (const list of lists) drawFacts(pen, list)
  const wide = fullWidth * 0.8
  for (const one of paragraphs) {
    pen.text(breakText(one, types.body, wide, pen.direction), 0, wide, pen.element('P'))
    pen.y += 4
  }
  if (items.length === 0) return
  const list = pen.element('L')
  for (const item of items) {
    const lines = breakText(item, types.body, fullWidth, pen.direction)
    pen.text(lines, 0, fullWidth, pen.element('LBody', pen.element('LI', list)))
  }
}
