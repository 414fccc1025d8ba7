import { t } from '@kontor/i18n'
import { ApiError, asciiAddress, type RequestContext, type UnitOfWork } from '../../../platform/index.ts'
import { textOf, whyNotAnswer } from '../../mail/index.ts'
import { hashOf } from '../../session/index.ts'
import { addressesOf } from '../../users/index.ts'
import { type Outcome, tellOutcome } from '../outcome.ts'
import { lookUpKeys, readReply } from '../reading/index.ts'
import type { ReplyAddress } from '../reply-address.ts'
import { isAutomatic } from '../rules/automatic.ts'
import { newTextOf } from '../rules/new-text.ts'
import { isFrom, keysWorthAsking, proofOf } from '../rules/proof.ts'
import type { ReadReply } from '../rules/reply.ts'
import { whyReplyIsLate } from '../rules/standing.ts'
import { understand } from '../rules/understand.ts'
import * as store from '../store.ts'
import { aroundOf, decideFor, whyNotDecide } from './decide-by-mail.ts'

type Context = Pick<RequestContext, 'platform' | 'requestId'>

/** An e-mail as the door has it. */
interface Received {
  readonly bytes: Uint8Array
  readonly hash: string
}

/** A reply that is proven to be of who was asked. */
interface Proven {
  readonly link: store.LinkRecord
  readonly address: string
  readonly mail: ReadReply
  /** Either has it count once. */
  readonly messageId: string
  readonly signature: string
}

/** More replies to one question get no answer. */
const maxAnswers = 5

/**
 * Decides what somebody was asked by mail and has replied to, where the reply is proven to be theirs; and tells them what
 * came of it. Of what is not proven nobody is told: whoever wrote it may not be who it says.
 *
 * @returns whether it is an address of ours; where it is not, nothing is read
 * @throws ApiError DocumentRefused (no e-mail), Unavailable (the DNS does not answer: the same e-mail is to come again)
 */
export async function takeReply(
  { companyId, secret }: ReplyAddress,
  receive: () => Promise<Received>,
  shellOrigin: string,
  context: Context,
): Promise<boolean> {
  const { platform, requestId } = context
  const hashed = { replyHash: hashOf(secret) }
  const asked = await platform.read(companyId, { actorId: null, requestId }, async (uow) => {
    const link = await store.find(uow, hashed)
    return link && { link, address: (await addressesOf(uow, [link.userId])).get(link.userId)?.address }
  })
  if (asked === undefined) return false
  const proven = await prove(await receive(), asked, context)
  if (proven !== undefined) await takeProven(companyId, hashed, proven, shellOrigin, context)
  return true
}

async function prove(
  { bytes, hash }: Received,
  { link, address: of }: { readonly link: store.LinkRecord; readonly address: string | undefined },
  { platform }: Context,
): Promise<Proven | undefined> {
  const now = platform.clock.now()
  const unproven = (why: string) => {
    platform.log.info({ companyId: link.companyId, why }, 'a reply by e-mail does not count')
    return undefined
  }
  const first = await readReply({ bytes, now, keys: new Map() })
  const address = of && asciiAddress(of)
  if (address === undefined || !isFrom(first, address)) return unproven('not of who was asked')
  const silence = whyNotAnswer({ from: address, headers: first.headers }, [])
  if (isAutomatic(first, silence)) return unproven('written by a program')
  const keys = await lookUpKeys(keysWorthAsking(first.keyNames, address), platform.settings)
  const mail = await readReply({ bytes, now, keys })
  const proof = proofOf(mail, { address, asked: link.created, now })
  if (proof === 'AWAY')
    throw new ApiError(
      'Unavailable',
      t`The DNS does not answer, so the sender could not be checked: send it again later.`,
    )
  if (proof === undefined) return unproven('no signature of its domain covers it')
  return { link, address, mail, messageId: plainLine(mail.messageId ?? hash).slice(0, 1000), signature: proof.hash }
}

/** As the database takes it. */
const plainLine = (text: string): string => text.replace(/\p{Cc}/gu, '').toWellFormed()

async function takeProven(
  companyId: string,
  secret: store.Secret,
  proven: Proven,
  shellOrigin: string,
  { platform, requestId }: Context,
): Promise<void> {
  const author = { actorId: proven.link.userId, requestId }
  const take = (refusal?: ApiError) =>
    platform.transact(companyId, author, (uow) => takeOnce(uow, secret, proven, shellOrigin, refusal))
  try {
    await take()
  } catch (error) {
    // What stands against it when they are signed in, too, undoes all of it but that they are told.
    if (!(error instanceof ApiError) || error.status >= 500) throw error
    await take(error)
  }
}

async function takeOnce(
  uow: UnitOfWork,
  secret: store.Secret,
  { link: { id: decisionId, userId }, address, mail, messageId, signature }: Proven,
  shellOrigin: string,
  refusal: ApiError | undefined,
): Promise<void> {
  const { companyId, now } = uow
  const link = await store.lock(uow, secret)
  const id = uow.newId()
  const isNew = await store.addReply(uow, { companyId, id, decisionId, userId, messageId, signature, received: now })
  if (link === undefined || !isNew) return
  const around = await aroundOf(uow, link, 'reply')
  const outcome: Outcome =
    refusal === undefined ? await decideBy(uow, shellOrigin, around, mail) : { refused: refusal.reason }
  if ('decided' in outcome || (await store.countReplies(uow, decisionId)) <= maxAnswers)
    await tellOutcome(uow, { id, userId, address, mail }, around.shown, outcome)
}

async function decideBy(
  uow: UnitOfWork,
  shellOrigin: string,
  around: Awaited<ReturnType<typeof aroundOf>>,
  mail: ReadReply,
): Promise<Outcome> {
  const late = whyReplyIsLate(around)
  if (late !== undefined) return { whyNot: late, canReply: false }
  const understood = understand(newTextOf(mail, textOf))
  if ('unclear' in understood) return { whyNot: understood.unclear, canReply: true }
  const whyNot = whyNotDecide(around, understood.outcome)
  if (whyNot !== undefined) return { whyNot, canReply: false }
  await decideFor(uow, shellOrigin, around.link, { ...understood, way: 'reply' })
  return { decided: understood.outcome }
}
