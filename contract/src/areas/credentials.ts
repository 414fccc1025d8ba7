import { IssuedSignInLink, Session, SignInLink } from '../entities/index.ts'
import { call, id, record, text } from '../words/index.ts'

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
}
