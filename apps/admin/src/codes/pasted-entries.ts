import { cellsOf, separatorOf } from '@kontor/i18n/sheets'

export interface PastedEntry {
  readonly Code: string
  readonly Label: string
  readonly Language?: string
}

/** A row that is no entry: which it is, from 1, and why. */
export interface PastedFault {
  readonly row: number
  readonly why: 'code' | 'language'
  readonly text: string
}

const languageTag = /^[A-Za-z]{2,3}(-[A-Za-z0-9]{1,8})*$/

/** What the rows of a spreadsheet, copied or in a CSV, are as entries: code, label and, where there is one, the label’s language. */
export function pastedEntries(
  text: string,
  withHeading: boolean,
): { readonly entries: readonly PastedEntry[]; readonly faults: readonly PastedFault[] } {
  const entries: PastedEntry[] = []
  const faults: PastedFault[] = []
  const first = withHeading ? 1 : 0
  for (const [at, [Code = '', Label = '', Language = '']] of cellsOf(text, separatorOf(text)).slice(first).entries()) {
    const row = at + first + 1
    if (Code === '') faults.push({ row, why: 'code', text: Label })
    else if (Language !== '' && !languageTag.test(Language)) faults.push({ row, why: 'language', text: Language })
    else entries.push({ Code, Label, ...(Language && { Language }) })
  }
  return { entries, faults }
}
