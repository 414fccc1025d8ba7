import { personName } from '@kontor/i18n'
import type { Client } from '@kontor/sdk'
import type { MessageId } from '../messages/index.ts'
import type { Api } from '../words/useAct.ts'
import { columnsFor, type Field, partnerFields, personFields } from './fields.ts'
import { countryWords, roleWords } from './known-words.ts'
import { type PartnerRow, type PersonRow, partnersIn, peopleIn, type Sheet } from './rows.ts'

export type Report = Awaited<ReturnType<Client['imports']['importPeople']>>
export type ReportRow = Report['Rows'][number]
export type Outcome = ReportRow['Outcome']

/** A line as the server takes it, and how a person recognises it. */
export interface Lines {
  readonly names: ReadonlyMap<number, { readonly name: string; readonly note: string }>
  readonly preview: (api: Api, signal: AbortSignal) => Promise<Report>
  readonly write: (api: Api) => Promise<Report>
}

export type Columns = Partial<Record<Field, number>>

export interface ImportKind {
  readonly fields: readonly Field[]
  readonly columns: (headings: readonly string[]) => Columns
  readonly lines: (sheet: Sheet, columns: Columns) => Promise<Lines>
  /** What a one-time link leads to, for a line that has one once the file is in. */
  readonly link: (api: Api, row: ReportRow) => Promise<string> | undefined
}

const people: ImportKind = {
  fields: personFields,
  columns: (headings) => columnsFor(personFields, headings),
  lines: async (sheet, columns) => {
    const Rows = peopleIn(sheet, columns, await roleWords())
    return {
      names: new Map(Rows.map((row) => [row.Line, { name: nameOf(row), note: row.Username }])),
      preview: ({ imports }, signal) => imports.previewPeople({ body: { Rows } }, { signal }),
      write: ({ imports }) => imports.importPeople({ body: { Rows } }),
    }
  },
  link: ({ credentials }, { Outcome, Id }) =>
    Outcome === 'ADD' && Id ? credentials.issueSignInLink({ params: { id: Id } }).then(({ Url }) => Url) : undefined,
}

const partners: ImportKind = {
  fields: partnerFields,
  columns: (headings) => columnsFor(partnerFields, headings),
  lines: async (sheet, columns) => {
    const Rows = partnersIn(sheet, columns, countryWords())
    return {
      names: new Map(Rows.map((row: PartnerRow) => [row.Line, { name: row.CompanyName, note: row.Country }])),
      preview: ({ imports }, signal) => imports.previewPartners({ body: { Rows } }, { signal }),
      write: ({ imports }) => imports.importPartners({ body: { Rows } }),
    }
  },
  link: ({ registration }, { Outcome }) =>
    Outcome === 'INVITE' ? registration.issueRegistrationLink().then(({ Url }) => Url) : undefined,
}

const nameOf = ({ FirstName = '', LastName = '' }: PersonRow): string => personName({ FirstName, LastName })

export const kinds = { people, partners } as const satisfies Record<string, ImportKind>
export type KindId = keyof typeof kinds

export const fieldWord = (field: Field): MessageId => `imports.field.${field}`
