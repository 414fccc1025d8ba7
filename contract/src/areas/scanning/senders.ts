import { ScanSender } from '../../entities/index.ts'
import { documentTypesOfTrade } from '../../enumerations/index.ts'
import { call, date, id, list, maybe, oneOf, pageOf, paging, plainOneOf, record, text } from '../../words/index.ts'

const shown = { may: 'scan.read' } as const
const upload = { id: id('upload') }
const missing = ['ResourceNotFound'] as const

/** SCN-16 to 18 and 33: from whom scanned documents come. */
export const senders = {
  readSender: call('GET cloudscan/senders/{id}', {
    id: 'SCN-16',
    says: 'A company from which scanned documents come.',
    ...shown,
    path: { id: id('connection') },
    query: { branchId: maybe(id('company')) },
    returns: ScanSender,
    fails: missing,
  }),
  listSenders: call('GET cloudscan/senders', {
    id: 'SCN-17',
    says: 'The companies from which scanned documents may come.',
    ...shown,
    query: { branchId: maybe(id('company')), query: maybe(text({ max: 200 })), ...paging(20) },
    returns: pageOf('Items', ScanSender),
    fails: missing,
  }),
  validateSender: call('GET cloudscan/sender/validate', {
    id: 'SCN-18',
    says: 'Whether a number of this sender is still free: true or false. Of another type, or of another year where a day is given, the same number is another document.',
    ...shown,
    query: {
      connectionId: maybe(id('connection')),
      documentNumber: text({ min: 1, max: 100 }),
      documentType: maybe(oneOf(documentTypesOfTrade)),
      issueDate: maybe(date()),
      receiverId: maybe(id('company')),
    },
    returns: plainOneOf(['true', 'false']),
    fails: missing,
  }),
  suggestSenders: call('GET cloudscan/integration/{id}/senders', {
    id: 'SCN-33',
    says: 'From whom a scanned document probably comes, best first.',
    ...shown,
    path: upload,
    returns: record({ Senders: list(ScanSender) }),
    fails: missing,
  }),
}
