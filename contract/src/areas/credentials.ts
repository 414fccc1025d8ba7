import { Session, SignInLink } from '../entities/index.ts'
import { call, record, text } from '../words/index.ts'

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
}
