import { t } from '@kontor/i18n'
import type { RequestContext } from '../../platform/index.ts'
import { csvOf } from '../../platform/sheets/index.ts'
import type { Line } from './accrual-lines.ts'

const columns = [
  ['Supplier', t`Supplier`],
  ['OrderNumber', t`Order`],
  ['LineId', t`Line`],
  ['Description', t`Description`],
  ['CostCentre', t`Cost center`],
  ['Category', t`Category`],
  ['Scheme', t`Classification`],
  ['Received', t`Received`],
  ['Billed', t`Invoiced`],
  ['Open', t`Not invoiced`],
  ['Unit', t`Unit`],
  ['Price', t`Price`],
  ['Currency', t`Currency`],
  ['Amount', t`Amount`],
] as const

/** All lines, in the reader's language; what has no rate has no amount in the currency of the company. */
export async function linesAsCsv(
  { Lines, Currency }: { readonly Lines: readonly Line[]; readonly Currency: string },
  context: RequestContext,
): Promise<string> {
  const heading = [...columns.map(([, heading]) => heading), t`Amount in ${Currency}`]
  return csvOf(
    await Promise.all(heading.map((word) => context.translate(word))),
    Lines.map((line) => [...columns.map(([name]) => line[name] ?? ''), line.Converted ?? '']),
  )
}

/** The same for programs, as the API calls it. */
export const linesAsJson = (lines: readonly Line[]): string => lines.map((line) => `${JSON.stringify(line)}\n`).join('')
