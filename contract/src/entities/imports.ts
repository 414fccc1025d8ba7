import { importOutcomes } from '../enumerations/index.ts'
import { entity, list, maybe, oneOf, record, text, uuid, whole } from '../words/index.ts'
import { SchemeValue } from './common.ts'

/** As a spreadsheet has it: what is wrong with a cell is told of its line, and does not refuse the file. */
const cell = () => text({ max: 1000 })
/** Which line of the file it is, from 1. */
const line = () => whole({ min: 1, max: 1_000_000 })

export const PersonRow = entity('PersonRow', {
  Line: line(),
  Username: cell(),
  FirstName: maybe(cell()),
  LastName: maybe(cell()),
  Title: maybe(cell()),
  /** The name of a role, such as `apClerk`; who has none may read. */
  Role: maybe(cell()),
})

export const PartnerRow = entity('PartnerRow', {
  Line: line(),
  CompanyName: cell(),
  /** ISO 3166-1, two letters. */
  Country: cell(),
  Email: maybe(cell()),
  /** A Peppol address: `0088:5790000435975`. */
  EndpointId: maybe(cell()),
  Identifiers: maybe(list(SchemeValue, { max: 10 })),
  AddressLines: maybe(list(SchemeValue, { max: 10 })),
})

/** What a file does or did, line by line. */
export const ImportReport = entity('ImportReport', {
  Rows: list(
    record({
      Line: line(),
      Outcome: oneOf(importOutcomes),
      /** The person or the connection that is there now. */
      Id: maybe(uuid()),
      Field: maybe(text({ max: 100 })),
      Message: maybe(text({ max: 1000 })),
    }),
    { max: 1000 },
  ),
})
