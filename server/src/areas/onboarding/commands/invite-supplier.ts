import { ApiError, type Outward, type UnitOfWork } from '../../../platform/index.ts'
import { companyRef } from '../../companies/index.ts'
import { composeMail, pauseAfter, submitMail } from '../../mail/index.ts'
import { keepLink, takeLink } from '../../registration/index.ts'
import { hashOf, newToken } from '../../session/index.ts'
import { addressesOf } from '../../users/index.ts'
import { brandingOf } from '../branding.ts'
import { letterOf } from '../letter.ts'
import { noSupplier } from '../not-found.ts'
import type { StandingSupplier, SupplierRecord } from '../records.ts'
import { lifetimeMs, whyNotInvite } from '../rules/suppliers.ts'
import * as store from '../store/suppliers.ts'

/** The task that mails an invitation. Its link is made when the mail is, so that no secret waits anywhere. */
export const inviteTask = 'onboarding.invite'

const maxAttempts = 5

interface Waiting {
  readonly supplierId: string
  /** Which of the mails that were asked for this is. */
  readonly asked: number
  readonly attempt: number
  readonly authorId: string | null
}

/** Where an invitation leads: the secret stands behind the #, so that no server and no log sees it in an address. */
const pageOf = (shellOrigin: string, token: string): string => `${shellOrigin}/#/invitation/${token}`

/** Leaves a mail with an invitation for later. */
export async function mailLater(uow: UnitOfWork, { id, asked }: SupplierRecord): Promise<void> {
  await store.change(uow, id, { asked: asked + 1, notSent: null })
  const waiting: Waiting = { supplierId: id, asked: asked + 1, attempt: 1, authorId: uow.author.actorId }
  await uow.later(inviteTask, { ...waiting })
}

/** Invites a supplier by mail, or reminds it. @throws ApiError ResourceNotFound; Conflict where it has answered */
export async function inviteSupplier(uow: UnitOfWork, id: string): Promise<StandingSupplier> {
  const supplier = await mayInvite(uow, id)
  await store.change(uow, id, { withdrawn: null })
  await mailLater(uow, supplier)
  await log(uow, supplier.invited === null ? 'invited' : 'reminded', id)
  return supplier
}

/** A link to hand over, in the place of a mail that waits. @throws ApiError ResourceNotFound; Conflict where the supplier has answered */
export async function issueLink(uow: UnitOfWork, id: string, shellOrigin: string) {
  const supplier = await mayInvite(uow, id)
  const { token, expires } = await newLink(uow, supplier)
  const invited = supplier.invited ?? uow.now
  await store.change(uow, id, { invited, withdrawn: null, notSent: null, sent: supplier.asked })
  await log(uow, 'link-issued', id)
  return { Url: pageOf(shellOrigin, token), Expires: expires.toISOString() }
}

/** Makes the link, mails it in the supplier's language, and comes again with another where the mail server is away. */
export async function mailInvitation(
  uow: UnitOfWork,
  payload: Readonly<Record<string, unknown>>,
): Promise<Outward | undefined> {
  const waiting = payload as unknown as Waiting
  const { supplierId, asked, attempt, authorId } = waiting
  const supplier = await store.lock(uow, supplierId)
  if (supplier === undefined || supplier.sent >= asked || supplier.asked > asked) return undefined
  if (supplier.state === 'WITHDRAWN' || whyNotInvite(supplier.state, '') !== undefined) return undefined
  const { token, hash, expires } = await newLink(uow, supplier)
  const company = (await companyRef(uow))?.Name ?? 'Kontor'
  const branding = await brandingOf(uow, supplier.feature)
  const author = authorId === null ? undefined : (await addressesOf(uow, [authorId])).get(authorId)
  const catalogue = await uow.translationsIn(supplier.language)
  const messageId = uow.newId()
  return async ({ mail, shellOrigin }) => {
    const letter = letterOf(
      { company, supplier, branding, expires, link: pageOf(shellOrigin, token), isReminder: supplier.sent > 0 },
      catalogue,
    )
    const outcome =
      mail.smtpUrl === undefined
        ? undefined
        : await submitMail(mail, {
            recipient: supplier.email,
            returnPath: mail.from,
            raw: await composeMail({
              messageId: `${messageId}@${mail.from.split('@').at(-1)}`,
              from: { name: company, address: mail.from },
              to: { name: supplier.name, address: supplier.email },
              ...(author === undefined ? {} : { replyTo: author.address }),
              ...letter,
              date: uow.now,
            }),
          })
    return async (after) => {
      const pause = outcome?.result === 'later' && attempt < maxAttempts ? pauseAfter(attempt) : undefined
      if (pause !== undefined) {
        await after.later(inviteTask, { ...waiting, attempt: attempt + 1 }, new Date(after.now.getTime() + pause))
        return
      }
      const isSent = outcome?.result === 'accepted'
      const now = await store.lock(after, supplierId)
      if (now === undefined || now.sent >= asked) return
      await store.change(after, supplierId, {
        sent: asked,
        notSent: isSent ? null : (outcome?.reply ?? ''),
        ...(isSent ? { invited: now.invited ?? after.now } : {}),
      })
      // Nobody can have got a link that was not sent.
      if (!isSent && now.tokenHash === hash) {
        await takeLink(after.tx, hash)
        await store.change(after, supplierId, { tokenHash: null, expires: null })
      }
      await log(after, isSent ? 'mailed' : 'not-mailed', supplierId)
    }
  }
}

/** A link that takes the place of the earlier one. */
async function newLink(uow: UnitOfWork, supplier: StandingSupplier) {
  await endLink(uow, supplier)
  const token = newToken(uow.companyId)
  const hash = hashOf(token)
  const expires = new Date(uow.now.getTime() + lifetimeMs)
  await keepLink(uow.tx, { tokenHash: hash, inviterId: uow.companyId, created: uow.now, expires })
  await store.change(uow, supplier.id, { tokenHash: hash, expires, opened: null })
  return { token, hash, expires }
}

/**
 * From now on the link that a supplier has leads nowhere.
 *
 * @throws ApiError Conflict where a company has just been created by it, which this area is told a moment later
 */
export async function endLink(uow: UnitOfWork, { tokenHash, state, name }: StandingSupplier): Promise<void> {
  if (tokenHash === null || (await takeLink(uow.tx, tokenHash))) return
  // What has expired long ago is thrown away by the area of registration.
  const why = state === 'EXPIRED' ? undefined : whyNotInvite('REGISTERED', name)
  if (why !== undefined) throw new ApiError('Conflict', why)
}

async function mayInvite(uow: UnitOfWork, id: string): Promise<StandingSupplier> {
  const supplier = await store.lock(uow, id)
  if (supplier === undefined) throw noSupplier(id)
  const why = whyNotInvite(supplier.state, supplier.name)
  if (why !== undefined) throw new ApiError('Conflict', why, { details: { state: supplier.state } })
  return supplier
}

export const log = (uow: UnitOfWork, what: string, id: string): Promise<void> =>
  uow.log({ kind: `onboarding.supplier-${what}`, objectType: 'onboardingSupplier', objectId: id })
