import type { LineForm } from '@kontor/ubl'
import { withLineDiscount } from './line-discount.ts'
import type { PastedLine } from './paste.ts'

/** A line without content, taxed as the one before it: who bills at 19% mostly goes on so. An order may name no tax. */
export function emptyLine(id: string, before: LineForm | undefined): LineForm {
  const { category = '', percent = '', exemptionReason, exemptionCode } = before?.tax ?? {}
  const reason = { ...(exemptionReason && { exemptionReason }), ...(exemptionCode && { exemptionCode }) }
  return {
    id,
    name: '',
    quantity: '1',
    unit: before?.unit ?? 'C62',
    price: '',
    tax: { category: category || 'S', percent, ...reason },
  }
}

/** The lines with one more at their end. */
export const withAdded = (lines: readonly LineForm[]): LineForm[] => [...lines, emptyLine(nextId(lines), lines.at(-1))]

/** The lines without one; an editor always has a line to write into. */
export function withRemoved(lines: readonly LineForm[], place: number): LineForm[] {
  const left = lines.filter((_, at) => at !== place)
  return left.length > 0 ? left : [emptyLine('1', lines[place])]
}

export const withChanged = (lines: readonly LineForm[], place: number, change: Partial<LineForm>): LineForm[] =>
  lines.map((line, at) => (at === place ? { ...line, ...change } : line))

/** The lines after a range was pasted at one of them: it fills that line and those below, and adds what is missing. */
export function withPasted(lines: readonly LineForm[], place: number, pasted: readonly PastedLine[]): LineForm[] {
  const filled = [...lines]
  for (const [offset, cells] of pasted.entries()) {
    const at = place + offset
    const line = filled[at] ?? emptyLine(nextId(filled), filled.at(-1))
    filled[at] = filledBy(line, cells)
  }
  return filled
}

function filledBy(line: LineForm, { vatRate, unitCode, document, amount, discount, ...cells }: PastedLine): LineForm {
  return {
    ...line,
    ...cells,
    ...(document && { document: { id: document }, name: document }),
    ...(amount && { price: amount }),
    ...(discount !== undefined && withLineDiscount(line, discount)),
    ...(unitCode && { unit: unitCode }),
    ...(vatRate && { tax: { ...line.tax, percent: vatRate } }),
  }
}

/** A number that no line has. */
export const nextId = (lines: readonly LineForm[]): string =>
  String(1 + Math.max(0, ...lines.map(({ id }) => (/^\d{1,9}$/.test(id) ? Number(id) : 0))))
