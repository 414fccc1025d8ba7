import { AuditLine } from '../entities/index.ts'
import { auditSubjects } from '../enumerations/index.ts'
import { call, contentAs, id, instant, list, maybe, oneOf, record, text, uuid, whole } from '../words/index.ts'

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
}
