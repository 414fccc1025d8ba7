import type { SheetData } from 'write-excel-file/node'
import { neutral } from './neutral.ts'

/** What a cell holds: words, a decimal amount, a day (YYYY-MM-DD), an instant (ISO 8601, shown in UTC). */
export type Kind = 'text' | 'amount' | 'day' | 'instant'

/** A table as text: a head, rows under it, and a foot whose cells say themselves what they hold. */
export interface Table {
  readonly head: readonly { readonly name: string; readonly kind: Kind }[]
  readonly rows: readonly (readonly string[])[]
  readonly foot: readonly (readonly { readonly text: string; readonly kind: Kind }[])[]
}

type SheetCell = SheetData[number][number]

/** The table in the cells of a spreadsheet: the foot stands below a line that is empty. */
export function cellsOf({ head, rows, foot }: Table): SheetData {
  const bold = { fontWeight: 'bold' } as const
  return [
    head.map(({ name }) => ({ type: String, value: name, ...bold })),
    ...rows.map((row) => row.map((text, at) => cellOf(text, head[at]?.kind ?? 'text'))),
    ...(foot.length > 0 ? [[]] : []),
    ...foot.map((row) => row.map(({ text, kind }) => ({ ...(cellOf(text, kind) as object), ...bold }))),
  ]
}

function cellOf(text: string, kind: Kind): SheetCell {
  if (text === '') return null
  const { value, format } = numberOf[kind](text) ?? {}
  return value === undefined
    ? { type: String, value: wordsOf(text) }
    : { type: Number, value, ...(format && { format }) }
}

type Numbered = { readonly value: number; readonly format: string } | undefined

const numberOf: Readonly<Record<Kind, (text: string) => Numbered>> = {
  text: () => undefined,
  amount: (text) => {
    const [, digits = '', decimals = ''] = /^-?(\d+)(?:\.(\d+))?$/.exec(text) ?? []
    // A double keeps fifteen digits; what has more stays as it is written.
    if (digits === '' || digits.length + decimals.length > 15) return undefined
    return { value: Number(text), format: decimals === '' ? '#,##0' : `#,##0.${'0'.repeat(decimals.length)}` }
  },
  day: (text) => {
    const [, year, month, day] = (/^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? []).map(Number)
    if (year === undefined || month === undefined || day === undefined || year <= 1900) return undefined
    return { value: serialOf(year, month, day), format: 'yyyy-mm-dd' }
  },
  instant: (text) => {
    const at = Date.parse(text)
    return Number.isNaN(at) ? undefined : { value: at / 86_400_000 + serialOf(1970, 1, 1), format: 'yyyy-mm-dd hh:mm' }
  },
}

/** The number by which a spreadsheet knows a day: 1 is the first of January 1900, and 1900 counts as a leap year. */
function serialOf(year: number, month: number, day: number): number {
  const before = year - 1
  const leapDays = Math.floor(before / 4) - Math.floor(before / 100) + Math.floor(before / 400)
  const leap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
  const inYear = [0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334][month - 1] ?? 0
  return before * 365 + leapDays + inYear + (leap && month > 2 ? 1 : 0) + day - daysBefore1900
}

/** So that 1 March 1900 is 61. */
const daysBefore1900 = 693_594

/** No formula, and nothing that XML cannot hold (XML 1.0 §2.2); a cell holds 32,767 characters. */
const wordsOf = (text: string): string =>
  neutral(
    text
      .toWellFormed()
      .replace(/[^\P{Cc}\t\n\r]/gu, '')
      .slice(0, 32_000),
  )
