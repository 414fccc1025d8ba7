import type { MailDecision, MailDecisionInput, Of } from '@kontor/contract'
import { type Message, t } from '@kontor/i18n'
import { ApiError, type RequestContext, type UnitOfWork, unfit } from '../../../platform/index.ts'
import { companyRef } from '../../companies/index.ts'
import { hashOf, homeOf } from '../../session/index.ts'
import { namesOf } from '../../users/index.ts'
import { noLink } from '../not-found.ts'
import { allowedActions, standingOf, whyNotApproveUnseen } from '../rules/standing.ts'
import * as store from '../store.ts'
import { type Decision, subjects } from '../subjects/index.ts'

/** Nobody is signed in here: the secret names the company, and the link the person. */
type Context = Pick<RequestContext, 'platform' | 'requestId' | 'translate'>

function companyOf(token: string): string {
  const companyId = homeOf(token)
  if (companyId === undefined) throw noLink()
  return companyId
}

/** How something is decided from a mail. */
export type Way = keyof store.Allowed

/** @throws ApiError ResourceNotFound (no link) */
export async function aroundOf(uow: UnitOfWork, link: store.LinkRecord | undefined, way: Way) {
  if (link === undefined) throw noLink()
  const asked = await subjects[link.kind].asked(uow, link)
  const isAllowed = (await store.allowed(uow))[way]
  return { link, shown: asked?.shown, ...standingOf(link, { isAllowed, asked }, uow.now) }
}

/** Why what a mail asks is not decided so now, by the rules of this area. */
export const whyNotDecide = (
  { shown, why }: Pick<Awaited<ReturnType<typeof aroundOf>>, 'shown' | 'why'>,
  outcome: Decision['outcome'],
): Message | undefined => why ?? (outcome === 'ACCEPT' && shown ? whyNotApproveUnseen(shown) : undefined)

/** Decides it in the name of its person and uses up what they were mailed. @throws ApiError what stands against it */
export async function decideFor(
  uow: UnitOfWork,
  shellOrigin: string,
  link: store.LinkRecord,
  decision: Decision & { readonly way: Way },
): Promise<void> {
  const { outcome, reason, way } = decision
  await subjects[link.kind].decide(uow, shellOrigin, link, { outcome, reason })
  await store.use(uow, link)
  await uow.log({
    kind: 'user.decided_by_mail',
    objectType: 'user',
    objectId: link.userId,
    detail: { subjectId: link.subjectId, stepId: link.stepId, outcome, way },
  })
}

/** What a link asks its person to decide. @throws ApiError ResourceNotFound */
export async function readDecision(token: string, context: Context): Promise<Of<typeof MailDecision>> {
  const { platform, requestId } = context
  const found = await platform.read(companyOf(token), { actorId: null, requestId }, async (uow) => {
    const around = await aroundOf(uow, await store.find(uow, { tokenHash: hashOf(token) }), 'link')
    const { userId } = around.link
    const people = await namesOf(uow, [userId])
    return { ...around, company: (await companyRef(uow))?.Name ?? '', person: people.get(userId) ?? '' }
  })
  const { link, shown, state, company, person } = found
  const isOpen = state === 'OPEN' && shown !== undefined
  const why = found.why ?? (isOpen ? whyNotApproveUnseen(shown) : undefined)
  return {
    ...{ State: state, CompanyName: company, PersonName: person, Expires: link.expires.toISOString() },
    ...(isOpen && { Asked: shown }),
    ...(why !== undefined && { Why: await context.translate(why) }),
    AllowedActions: isOpen ? allowedActions(shown) : [],
  }
}

/**
 * Decides what a link asks, in the name of its person and once.
 *
 * @throws ApiError ResourceNotFound (no link), Conflict (used, expired, decided elsewhere, to be looked at first), BadRequest
 *   (no reason), and what stands against it when they are signed in.
 */
export async function decideByMail(given: Of<typeof MailDecisionInput>, shellOrigin: string, context: Context) {
  const { platform, requestId } = context
  const companyId = companyOf(given.Token)
  const secret = { tokenHash: hashOf(given.Token) }
  const outcome = given.Outcome
  const reason = given.Reason?.toWellFormed().replaceAll('\u0000', '').trim() || undefined
  if (outcome === 'REJECT' && reason === undefined) throw unfit('Reason', t`Reason is missing: enter why you decline.`)
  const link = await platform.read(companyId, { actorId: null, requestId }, (uow) => store.find(uow, secret))
  await platform.transact(companyId, { actorId: link?.userId ?? null, requestId }, async (uow) => {
    const around = await aroundOf(uow, await store.lock(uow, secret), 'link')
    const whyNot = whyNotDecide(around, outcome)
    if (whyNot !== undefined) throw new ApiError('Conflict', t`Nothing was decided: ${whyNot}.`)
    await decideFor(uow, shellOrigin, around.link, { outcome, reason, way: 'link' })
  })
}
