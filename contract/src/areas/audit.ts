import { AuditLine } from '../entities/index.ts'
import { auditSubjects } from '../enumerations/index.ts'
import { call, id, instant, list, maybe, oneOf, record, text, whole } from '../words/index.ts'

/** Issue 18: what was done in the company besides its documents, for who administers it. */
export const audit = {
  listAuditLines: call('GET audit', {
    id: 'K-AUD-01',
    says: 'What happened to people, sign-ins, settings, partners and apps, newest first.',
    may: 'audit.read',
    query: {
      limit: whole({ min: 1, max: 200, default: 50 }),
      about: maybe(oneOf(auditSubjects)),
      actor: maybe(id('user')),
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
}
