import type { Platform, UnitOfWork } from '../../../platform/index.ts'
import type { Login } from '../../users/index.ts'

/** What did not let somebody in. */
export type SignInFailure = 'password' | 'code' | 'locked' | 'identity'

/** That somebody tried to sign in as a person whose home the unit of work has entered. */
export const logFailure = (home: UnitOfWork, userId: string, why: SignInFailure): Promise<void> =>
  home.log({ kind: 'sign_in.failed', objectType: 'signIn', objectId: userId, detail: { why } })

/** Milliseconds after which it is written down: the answer is on its way then. */
const failurePauseMs = 250

/**
 * Writes it down, later than the answer: a name that somebody has costs what one costs that nobody has, and time tells
 * nothing.
 */
export function noteFailure(
  { transact, log }: Platform,
  { homeId, userId }: Login,
  requestId: string,
  why: SignInFailure,
): void {
  const write = () =>
    transact(homeId, { actorId: null, requestId }, (home) => logFailure(home, userId, why)).catch((error: unknown) =>
      log.warn({ err: error }, 'session: a failed sign-in could not be written down'),
    )
  setTimeout(() => void write(), failurePauseMs).unref()
}
