import type { Platform, UnitOfWork } from '../../../platform/index.ts'
import { type Login, loginOf } from '../../users/index.ts'
import type { Proof } from '../proof.ts'
import { dayMs, expiryOf, minuteMs } from '../rules.ts'
import * as store from '../store.ts'
import { hashOf, newSecret, newToken } from '../tokens.ts'

const slidesAfterMs = 10 * minuteMs

export interface Opened {
  readonly id: string
  readonly token: string
  readonly xsrf: string
  readonly expires: Date
}

/** A session that is used is prolonged, up to its end at last; one that was used a moment ago is not written again. */
export async function slide(uow: UnitOfWork, row: store.SessionRow): Promise<Date> {
  if (row.kind === 'app' || uow.now.getTime() - row.last_seen.getTime() < slidesAfterMs) return row.expires
  const expires = row.kind === 'browser' ? expiryOf('browser', row.created, uow.now) : row.expires
  await store.touch(uow.tx, row.company_id, row.id, uow.now, expires)
  return expires
}

type Opening = Pick<store.SessionRow, 'user_id' | 'kind'> & Partial<store.SessionRow>

interface OpenOptions {
  /** The token, where it was made elsewhere. */
  readonly given?: Pick<Opened, 'token' | 'expires'>
  /** What the person has proven who they are by. */
  readonly by?: Proof
}

/** Makes a token of somebody whose home the unit of work has entered. */
export async function open(uow: UnitOfWork, opening: Opening, { given, by }: OpenOptions = {}): Promise<Opened> {
  const { kind } = opening
  const { token, expires } = given ?? { token: newToken(uow.companyId), expires: expiryOf(kind, uow.now, uow.now) }
  const [id, xsrf] = [uow.newId(), newSecret()]
  await store.insertSession(uow.tx, {
    parent_id: null,
    entered_id: uow.companyId,
    app: null,
    activation_id: null,
    scopes: null,
    device: '',
    ...opening,
    company_id: uow.companyId,
    id,
    token_hash: hashOf(token),
    xsrf_hash: kind === 'browser' ? hashOf(xsrf) : null,
    created: uow.now,
    last_seen: uow.now,
    expires,
    ended: null,
  })
  // An app's token comes every ten minutes out of a session that the log knows.
  const detail = { kind, ...(by && { by: by.join(' ') }) }
  if (kind !== 'app') await uow.log({ kind: 'session.opened', objectType: 'session', objectId: id, detail })
  return { id, token, xsrf, expires }
}

/** A token for a program, good for a year unless told. */
export function openForProgram(uow: UnitOfWork, userId: string, days?: number): Promise<Opened> {
  const opening = { user_id: userId, kind: 'program', device: 'kontor token' } as const
  if (days === undefined) return open(uow, opening)
  const given = { token: newToken(uow.companyId), expires: new Date(uow.now.getTime() + days * dayMs) }
  return open(uow, opening, { given })
}

/**
 * A bearer token with which a program works as this person, for as many days.
 *
 * @throws Error where nobody has this name.
 */
export async function issueProgramToken(platform: Platform, username: string, days?: number): Promise<string> {
  const login: Login | undefined = await loginOf(platform, username)
  if (login === undefined) throw new Error(`Nobody is called ${username}: give the e-mail address of a person.`)
  const opened = await platform.transact(login.homeId, { actorId: null, requestId: 'kontor token' }, (uow) =>
    openForProgram(uow, login.userId, days),
  )
  return opened.token
}
