import { AuthorizationRequest, Consent, Program } from '../entities/index.ts'
import { authorizationAnswers } from '../enumerations/index.ts'
import { call, id, instant, list, maybe, nothing, oneOf, record, text, whole } from '../words/index.ts'

/** What people allow to programs of others; NET-01. The protocol itself is OAuth 2 at auth/… (docs/api/oauth.md). */
export const oauth = {
  readAuthorization: call('GET oauth/authorization', {
    id: 'K-OAU-01',
    says: 'Which program waits in this browser for an answer, and what it could do in the company that is entered.',
    may: 'session.manage',
    returns: AuthorizationRequest,
    fails: ['ResourceNotFound'],
  }),

  answerAuthorization: call('POST oauth/authorization', {
    id: 'K-OAU-02',
    says: 'Allows or denies it, for the company that is entered; the browser goes on at the address that comes back.',
    may: 'session.manage',
    body: record({
      Id: text({ min: 1, max: 100, says: 'The request that was read: another tab may have begun one since.' }),
      Answer: oneOf(authorizationAnswers),
    }),
    returns: record({ Location: text({ max: 2000 }) }),
    fails: ['ResourceNotFound', 'Conflict'],
  }),

  listConsents: call('GET oauth/consents', {
    id: 'K-OAU-03',
    says: 'Which programs the person has let in, where, and with which rights.',
    may: 'session.manage',
    returns: record({ Consents: list(Consent) }),
  }),

  revokeConsent: call('DELETE oauth/consents/{consentId}', {
    id: 'K-OAU-04',
    says: 'Takes it back: the tokens of the program for this person and company end.',
    may: 'session.manage',
    path: { consentId: id('consent') },
    returns: nothing(),
    fails: ['ResourceNotFound'],
  }),

  readConsumerToken: call('GET apps/consumers/token/{consumerKey}', {
    id: 'NET-01',
    says: 'What the person has allowed a program in the entered company, by the key (the client id) under which it is known: its rights, since when and until when. Its tokens are kept as hashes and shown to nobody; it gets new ones from auth/token.',
    may: 'company.read',
    needs: { consumerKey: 'consumerKey is required' },
    path: { consumerKey: text({ min: 1, max: 100 }) },
    returns: record({ ConsumerKey: text({ max: 100 }), Token: Consent, LastUsed: maybe(instant()) }),
    fails: ['ResourceNotFound'],
  }),

  listPrograms: call('GET oauth/programs', {
    id: 'K-OAU-05',
    says: 'The programs that work for people of the entered company: let in by them, by a token, or for the company itself.',
    may: 'user.write',
    returns: record({ Programs: list(Program) }),
  }),

  endProgram: call('DELETE oauth/programs/{programId}', {
    id: 'K-OAU-06',
    says: 'Shuts one out: its tokens for this person end at once.',
    may: 'user.write',
    path: { programId: id('program') },
    returns: nothing(),
    fails: ['ResourceNotFound'],
  }),

  endPrograms: call('DELETE oauth/programs', {
    id: 'K-OAU-07',
    says: 'Shuts all of them out that people let in or gave a token. Doing it again changes nothing.',
    may: 'user.write',
    returns: record({ Ended: whole({ min: 0 }) }),
  }),
}
