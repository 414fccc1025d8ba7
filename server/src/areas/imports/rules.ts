import type { importOutcomes, Of, PartnerRow } from '@kontor/contract'
import { type Message, t } from '@kontor/i18n'

export type Outcome = (typeof importOutcomes)[number]

export interface Fault {
  /** Which column is wrong, where it is one. */
  readonly field?: string
  readonly message: Message
}

/** What becomes of a line. */
export interface RowReport {
  readonly line: number
  readonly outcome: Outcome
  readonly id?: string
  readonly fault?: Fault
}

/** The lines that say the same as an earlier one, with that one. `keysOf` gives all by which a line is known. */
export function repeats<Row extends { readonly Line: number }>(
  rows: readonly Row[],
  keysOf: (row: Row) => readonly string[],
): Map<number, number> {
  const firsts = new Map<string, number>()
  const found = new Map<number, number>()
  for (const row of rows) {
    const keys = keysOf(row)
    const first = keys.map((key) => firsts.get(key)).find((line) => line !== undefined)
    if (first !== undefined) found.set(row.Line, first)
    for (const key of keys) if (!firsts.has(key)) firsts.set(key, row.Line)
  }
  return found
}

export const repeated = (field: string, line: number): Fault => ({
  field,
  message: t`Line ${line} says the same: keep one of them.`,
})

type Partner = Of<typeof PartnerRow>

/** What a company is known by: its numbers, and its name in its country. */
export const keysOfPartner = ({
  CompanyName,
  Country,
  Identifiers = [],
}: Pick<Partner, 'CompanyName' | 'Country' | 'Identifiers'>): string[] => [
  `${Country.trim().toUpperCase()} ${CompanyName.trim().toLowerCase()}`,
  ...Identifiers.filter(({ scheme }) => scheme.toUpperCase() !== 'IBAN').map(
    ({ scheme, value }) => `${scheme.trim().toUpperCase()} ${value.replaceAll(/[\s.-]/g, '').toUpperCase()}`,
  ),
]

/** Why a partner's line cannot be taken as it stands; undefined where it can. */
export function partnerFault({ CompanyName, Country }: Partner): Fault | undefined {
  if (CompanyName.trim() === '')
    return { field: 'CompanyName', message: t`The name is missing: enter the name of the company.` }
  if (!/^[A-Za-z]{2}$/.test(Country.trim()))
    return { field: 'Country', message: t`The country is “${Country}”: enter its name, or two letters such as DE.` }
  return undefined
}

/** The two halves of a Peppol address as a cell has it; undefined where it is none. */
export function endpointIn(cell: string): { scheme: string; value: string } | undefined {
  const at = cell.indexOf(':')
  const [scheme, value] = [cell.slice(0, at).trim(), cell.slice(at + 1).trim()]
  return at < 1 || value === '' ? undefined : { scheme, value }
}
