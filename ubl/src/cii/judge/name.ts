import type { Path } from '../path.ts'
import type { Row, Term } from '../terms/term.ts'
import { termsOf } from '../terms/terms.ts'

const termsIn = (rows: readonly Row[]): Term[] => rows.flatMap((row) => ('rows' in row ? termsIn(row.rows) : [row]))
const namesOf = ({ steps }: Path): string[] => steps.map(({ name }) => name)

let known: ReadonlyMap<string, string> | undefined

/** Each element of UBL that is a business term, as CII has it: 'ram:TaxCurrencyCode (BT-6)'. */
function names(): ReadonlyMap<string, string> {
  const made = new Map<string, string>()
  for (const { id, ubl, cii } of termsIn(termsOf('Invoice'))) {
    const path = namesOf(ubl)
    const name = `${namesOf(cii).slice(-2).join('/')} (${id})`
    // By its path where that says more than its name.
    for (const key of [path.slice(-1), path]) if (!made.has(key.join('/'))) made.set(key.join('/'), name)
  }
  return made
}

/** What a rule calls by its name in UBL, as a CII invoice has it: its element and the business term; all else as it is. */
export function nameInCii(value: string): string {
  if (!/^c[ab]c:/.test(value)) return value
  known ??= names()
  return known.get(value) ?? value
}
