import { ImportReport, PartnerRow, PersonRow } from '../entities/index.ts'
import { call, list, record } from '../words/index.ts'

/** As many lines as a file may have: a larger one is taken in parts. */
const maxRows = 1000
const needs = { body: 'Rows are required' }
const peopleFile = record({ Rows: list(PersonRow, { min: 1, max: maxRows }) })
const partnersFile = record({ Rows: list(PartnerRow, { min: 1, max: maxRows }) })
const people = { may: 'user.write', needs, body: peopleFile, returns: ImportReport } as const
const partners = { may: 'network.write', needs, body: partnersFile, returns: ImportReport } as const

/** Kontor's own: people and partners from a spreadsheet, seen before anything is written. */
export const imports = {
  previewPeople: call('POST imports/people/preview', {
    id: 'K-IMP-01',
    says: 'What adding these people would do, line by line. Nothing is written.',
    ...people,
  }),

  importPeople: call('POST imports/people', {
    id: 'K-IMP-02',
    says: 'Adds people, each with a link by mail where there is a mail server. Who works here already stays as they are; a line with a mistake is left out and told. All others are added, or none.',
    ...people,
    fails: ['Conflict'],
  }),

  previewPartners: call('POST imports/partners/preview', {
    id: 'K-IMP-03',
    says: 'What adding these partners would do, line by line. Nothing is written.',
    ...partners,
  }),

  importPartners: call('POST imports/partners', {
    id: 'K-IMP-04',
    says: 'Keeps partners who are no members, to be reached by mail or Peppol. Whom the company knows already stays as they are; one without a way to be reached is to be invited by a link.',
    ...partners,
    fails: ['Conflict'],
  }),
}
