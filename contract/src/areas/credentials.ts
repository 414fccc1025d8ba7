import { IssuedSignInLink, Session, SignInLink } from '../entities/index.ts'
import { call, email, id, nothing, record, text, whole, yes } from '../words/index.ts'

/** The secret of a one-time link: it travels in bodies only, for addresses stand in logs. */
const token = () => text({ min: 1, max: 300 })
/** Of what length and kind it must be, the area's rules say. */
const password = () => text({ max: 4000, min: 1 })

/** Kontor's own: with what a person signs in. None of it is an app's. */
export const credentials = {
  readSignInLink: call('POST credentials/links/read', {
    id: 'K-CRD-01',
    says: 'What a one-time link is for: who may choose a password with it, and until when.',
    may: 'anyone',
    body: record({ Token: token() }),
    returns: SignInLink,
    fails: ['ResourceNotFound'],
  }),

  redeemSignInLink: call('POST credentials/links/redeem', {
    id: 'K-CRD-02',
    says: 'Chooses a password with a one-time link, which is used up, and signs in. A reset ends the older sessions.',
    may: 'anyone',
    body: record({ Token: token(), Password: password() }),
    returns: Session,
    fails: ['ResourceNotFound', 'Conflict', 'BadRequest'],
  }),

  issueSignInLink: call('POST credentials/users/{id}/link', {
    id: 'K-CRD-03',
    says: 'A one-time link with which a person of the company chooses a password, for an administrator to hand over: an invitation for who has none yet, a reset for everybody else. Older links of the person end. Not repeated by its request id, as the secret is kept nowhere.',
    may: 'user.write',
    needs: { id: 'userId is required' },
    path: { id: id('user') },
    returns: IssuedSignInLink,
    status: 201,
    fails: ['ResourceNotFound', 'Conflict'],
  }),

  readSignInOptions: call('GET credentials/options', {
    id: 'K-CRD-04',
    says: 'What this installation offers to whoever signs in.',
    may: 'anyone',
    returns: record({ ResetByMail: yes(), FewestCharacters: whole() }),
  }),

  requestPasswordReset: call('POST credentials/reset', {
    id: 'K-CRD-05',
    says: 'Has a link to choose a new password mailed to this address, where somebody has it; the answer is the same for every address. Without a mail server nothing is sent: an administrator issues the link.',
    may: 'anyone',
    body: record({ Username: email() }),
    returns: nothing(),
    fails: ['TooManyRequests'],
  }),

  changePassword: call('PUT credentials/password', {
    id: 'K-CRD-06',
    says: 'Gives the person another password, for the one that they have; their other sessions and tokens end where they wish so.',
    may: 'session.manage',
    body: record({ OldPassword: password(), NewPassword: password(), EndOtherSessions: yes(true) }),
    returns: nothing(),
    fails: ['BadRequest', 'TooManyRequests'],
  }),
}
