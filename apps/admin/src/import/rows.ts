import { numberedRows, separatorOf } from '@kontor/i18n/sheets'
import type { Client, Role } from '@kontor/sdk'
import { type PartnerField, type PersonField, wordIn } from './fields.ts'

export type PersonRow = Parameters<Client['imports']['importPeople']>[0]['body']['Rows'][number]
export type PartnerRow = Parameters<Client['imports']['importPartners']>[0]['body']['Rows'][number]
type Columns<F extends string> = Partial<Record<F, number>>

/** A file as it was read: what stands above each column, and the lines below. */
export interface Sheet {
  readonly headings: readonly string[]
  readonly lines: readonly { readonly line: number; readonly cells: readonly string[] }[]
}

/** What a file holds, comma, semicolon or tab between the cells; undefined where it holds nothing. */
export function sheetIn(text: string): Sheet | undefined {
  const [head, ...lines] = numberedRows(text.replace(/^\uFEFF/, ''), separatorOf(text))
  return head && { headings: head.cells, lines }
}

const cell = <F extends string>(cells: readonly string[], columns: Columns<F>, field: F): string => {
  const at = columns[field]
  return at === undefined ? '' : (cells[at] ?? '')
}

/** The lines as people. A role is known by its name in any of the languages; another word is left for the server to refuse. */
export function peopleIn(
  { lines }: Sheet,
  columns: Columns<PersonField>,
  roles: ReadonlyMap<string, Role>,
): PersonRow[] {
  return lines.map(({ line, cells }) => {
    const of = (field: PersonField) => cell(cells, columns, field)
    const role = of('Role')
    return {
      Line: line,
      Username: of('Username'),
      FirstName: of('FirstName'),
      LastName: of('LastName'),
      ...(of('Title') && { Title: of('Title') }),
      ...(role && { Role: roles.get(wordIn(role)) ?? role }),
    }
  })
}

/** The lines as partners. A country is known by its name in any of the languages. */
export function partnersIn(
  { lines }: Sheet,
  columns: Columns<PartnerField>,
  countries: ReadonlyMap<string, string>,
): PartnerRow[] {
  return lines.map(({ line, cells }) => {
    const of = (field: PartnerField) => cell(cells, columns, field)
    const country = countries.get(wordIn(of('Country'))) ?? of('Country')
    const filled = (values: { scheme: string; value: string }[]) => values.filter(({ value }) => value !== '')
    return {
      Line: line,
      CompanyName: of('CompanyName'),
      Country: country,
      ...(of('Email') && { Email: of('Email') }),
      ...(of('EndpointId') && { EndpointId: of('EndpointId') }),
      Identifiers: filled([
        { scheme: `${country}:VAT`, value: of('Vat') },
        { scheme: 'GLN', value: of('Gln') },
      ]),
      AddressLines: filled([
        { scheme: 'street', value: of('Street') },
        { scheme: 'zip', value: of('Zip') },
        { scheme: 'city', value: of('City') },
      ]),
    }
  })
}
