import { AppToken, Session } from '../entities/index.ts'
import { sessionKinds } from '../enumerations/index.ts'
import {
  call,
  country,
  email,
  events,
  id,
  instant,
  list,
  maybe,
  nothing,
  oneOf,
  record,
  text,
  yes,
} from '../words/index.ts'

/** Kontor's own: signing in, the session behind the shell, tokens for apps, live updates. None of it is an app's. */
export const session = {
  signIn: call('POST session', {
    id: 'K-SES-01',
    says: 'Signs a person in and sets the session and XSRF cookies.',
    may: 'anyone',
    body: record({ Username: email(), Password: text({ max: 1000, min: 1 }) }),
    returns: Session,
    fails: ['WrongCredentials', 'SecondFactorRequired', 'Locked', 'TooManyRequests'],
  }),

  readSession: call('GET session', {
    id: 'K-SES-02',
    says: 'Who is signed in, in which company, with which permissions and apps.',
    may: 'session.manage',
    returns: Session,
    fails: ['Unauthorized'],
  }),

  signOut: call('DELETE session', {
    id: 'K-SES-03',
    says: 'Ends this session.',
    may: 'session.manage',
    returns: nothing(),
  }),

  signOutEverywhere: call('DELETE sessions', {
    id: 'K-SES-04',
    says: 'Ends every session and every token of the person, on all devices, those of programs too; with `others` all but this session.',
    may: 'session.manage',
    query: { others: yes(false) },
    returns: nothing(),
  }),

  listSessions: call('GET sessions', {
    id: 'K-SES-05',
    says: 'Where the person is signed in, and the tokens of programs that work as them.',
    may: 'session.manage',
    returns: record({
      Sessions: list(
        record({
          Id: id('session'),
          Created: instant(),
          LastSeen: instant(),
          Device: text({ max: 300 }),
          Kind: oneOf(sessionKinds),
          Expires: instant(),
          Current: text({ max: 5 }),
        }),
      ),
    }),
  }),

  endSession: call('DELETE sessions/{sessionId}', {
    id: 'K-SES-09',
    says: 'Ends one session of the person, such as one on a device that is lost, with its app tokens, or the token of a program.',
    may: 'session.manage',
    path: { sessionId: id('session') },
    returns: nothing(),
    fails: ['ResourceNotFound'],
  }),

  issueAppToken: call('POST session/app-tokens', {
    id: 'K-SES-06',
    says: 'A short-lived token with which an app in its frame calls the API as this person in this company.',
    may: 'session.manage',
    body: record({ App: text({ max: 100 }) }),
    returns: AppToken,
    status: 201,
    fails: ['Forbidden'],
  }),

  listDemoPeople: call('GET session/demo-people', {
    id: 'K-SES-07',
    says: 'The people of the demo network, to pick one on the sign-in page; empty anywhere else.',
    may: 'anyone',
    returns: record({
      People: list(
        record({
          Username: email(),
          Password: text({ max: 100 }),
          Name: text(),
          Role: text({ max: 60 }),
          CompanyName: text(),
          Country: country(),
        }),
      ),
    }),
  }),

  live: call('GET live', {
    id: 'K-SES-08',
    says: 'A stream of what changed: ids and log positions only, resumed from Last-Event-ID.',
    may: 'session.manage',
    query: { from: maybe(text({ max: 20, pattern: '^\\d+$' })) },
    returns: events(),
  }),
}
