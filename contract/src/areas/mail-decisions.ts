import { MailDecision, MailDecisionInput, MailDecisionRules } from '../entities/index.ts'
import { call, nothing, record, text, yes } from '../words/index.ts'

/** Issue 21: approving and declining from a mail, where the company allows it. */
export const mailDecisions = {
  readMailDecisionRules: call('GET mail-decisions/rules', {
    id: 'K-MDC-01',
    says: 'Whether people decide here from their mail, without signing in.',
    may: 'company.read',
    returns: MailDecisionRules,
  }),
  saveMailDecisionRules: call('PUT mail-decisions/rules', {
    id: 'K-MDC-02',
    says: 'Allows or forbids that. Where it is forbidden, links that were mailed before decide nothing any more.',
    may: 'company.configure',
    body: record({ Allowed: yes() }),
    returns: nothing(),
    fails: ['Conflict'],
  }),
  saveMailReplyRules: call('PUT mail-decisions/replies', {
    id: 'K-MDC-05',
    says: 'Lets a reply to such a mail decide, or not, where people decide from their mail.',
    may: 'company.configure',
    body: record({ Allowed: yes() }),
    returns: nothing(),
    fails: ['Conflict'],
  }),
  readMailDecision: call('POST mail-decisions/read', {
    id: 'K-MDC-03',
    says: 'What the link of a mail asks its person to decide. Reading changes nothing, however often.',
    may: 'anyone',
    body: record({ Token: text({ min: 1, max: 300 }) }),
    returns: MailDecision,
    fails: ['ResourceNotFound'],
  }),
  decideByMail: call('POST mail-decisions/decide', {
    id: 'K-MDC-04',
    says: 'Decides that, once, in the name of the person to whom the mail went, under the rules that hold for them when signed in.',
    may: 'anyone',
    body: MailDecisionInput,
    returns: nothing(),
    fails: ['ResourceNotFound', 'Conflict', 'BadRequest', 'Forbidden'],
  }),
}
