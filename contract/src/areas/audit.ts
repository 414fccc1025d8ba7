import { AuditLine, LogHead } from '../entities/index.ts'
import { auditSubjects } from '../enumerations/index.ts'
import {
  call,
  contentAs,
  email,
  id,
  instant,
  list,
  maybe,
  nothing,
  oneOf,
  record,
  text,
  uuid,
  whole,
} from '../words/index.ts'

/** Issue 18: what was done in the company besides its documents, for who administers it. */
export const audit = {
  listAuditLines: call('GET audit', {
    id: 'K-AUD-01',
    says: 'What happened to people, sign-ins, settings, partners and apps, newest first.',
    may: 'audit.read',
    query: {
      limit: whole({ min: 1, max: 200, default: 50 }),
      about: maybe(oneOf(auditSubjects)),
      kind: maybe(text({ max: 100, pattern: '^[a-z_]+\\.[a-z_-]+$', says: 'What happened, as `Kind` has it.' })),
      actor: maybe(id('user')),
      object: maybe(uuid()),
      since: maybe(instant()),
      until: maybe(instant()),
      before: maybe(
        text({
          max: 100,
          pattern: '^\\d{1,13}_[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$',
          says: 'The Next of the page before.',
        }),
      ),
    },
    returns: record({ Lines: list(AuditLine), Next: maybe(text({ max: 100 })) }),
  }),

  readAuditProof: call('GET audit/proof', {
    id: 'K-AUD-02',
    says: 'A period of the log as its seals cover it, all kinds of lines, which `kontor verify-log --proof` proves offline.',
    may: 'audit.read',
    query: { since: maybe(instant()), until: maybe(instant()) },
    returns: contentAs(['application/x-ndjson']),
    fails: ['BadRequest'],
  }),

  readWitness: call('GET audit/witness', {
    id: 'K-AUD-03',
    says: 'Where each day’s head of the log goes by mail, and the last one.',
    may: 'audit.read',
    returns: record({ Email: maybe(email()), Head: maybe(LogHead) }),
  }),

  saveWitness: call('PUT audit/witness', {
    id: 'K-AUD-04',
    says: 'Has each day’s head of the log sent to an address, or to none any more: who keeps it can tell a log that was written anew.',
    may: 'company.configure',
    body: record({ Email: maybe(email()) }),
    returns: nothing(),
    fails: ['BadRequest'],
  }),
}
