import { IssuedRegistrationLink, Registration, RegistrationLink, Session } from '../entities/index.ts'
import { call, record, text } from '../words/index.ts'

/** Kontor's own: how companies come into the network. None of it is an app's but inviting a partner. */
export const registration = {
  readRegistrationLink: call('POST registration/links/read', {
    id: 'K-REG-01',
    says: 'What a link to create a company is for: who invites, and until when.',
    may: 'anyone',
    body: record({ Token: text({ min: 1, max: 300 }) }),
    returns: RegistrationLink,
    fails: ['ResourceNotFound'],
  }),

  registerCompany: call('POST registration/companies', {
    id: 'K-REG-02',
    says: 'Creates a company with its first administrator, who is signed in. Uses up the link; who was invited by a partner is connected with it. Without a link only where the operator lets everybody in.',
    may: 'anyone',
    body: Registration,
    returns: Session,
    fails: ['BadRequest', 'Forbidden', 'ResourceNotFound', 'Conflict', 'TooManyRequests'],
  }),

  issueRegistrationLink: call('POST registration/links', {
    id: 'K-REG-03',
    says: 'A one-time link with which a partner who is no member creates their company, good for 14 days; the two are connected then. Not repeated by its request id, as the secret is kept nowhere.',
    may: 'network.write',
    returns: IssuedRegistrationLink,
    status: 201,
  }),
}
