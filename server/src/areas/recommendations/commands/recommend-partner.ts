import { roles } from '@kontor/contract'
import { t } from '@kontor/i18n'
import { dayInUtc } from '../../../platform/days.ts'
import { ApiError, notFound, type UnitOfWork } from '../../../platform/index.ts'
import { companyRef } from '../../companies/index.ts'
import { keepNotifications } from '../../mail/index.ts'
import { connectionWith } from '../../network/index.ts'
import { colleaguesOf } from '../../users/index.ts'
import { whyNotRecommend } from '../rules.ts'
import * as store from '../store/recommendations.ts'
import * as sent from '../store/sent.ts'

const dayMs = 24 * 60 * 60_000
/** A company that means it recommends no more partners in a day. */
const maxADay = 20

/**
 * Recommends a connected company, whose administrators are told.
 *
 * @throws ApiError BadRequest (nothing but spaces), ResourceNotFound (not connected), Conflict (one waits for an answer),
 * TooManyRequests (so many in a day).
 */
export async function recommendPartner(
  uow: UnitOfWork,
  partnerId: string,
  message: string,
): Promise<store.RecommendationRow> {
  const words = message.trim()
  if (words === '') throw new ApiError('BadRequest', t`Message is empty: enter why you recommend the company.`)
  const connection = await connectionWith(uow, partnerId)
  if (!connection?.channels.includes('KONTOR'))
    throw notFound('company', partnerId, t`Your company is not connected with the company ${partnerId} on Kontor.`)
  const id = uow.newId()
  await countToday(uow, id)
  const name = (await companyRef(uow))?.Name ?? ''
  return uow.within(partnerId, async (partner) => {
    const row: store.RecommendationRow = {
      company_id: partner.companyId,
      id,
      sender_id: uow.companyId,
      sender_name: name,
      message: words,
      visible: false,
      created: uow.now,
    }
    const open = await store.openOf(partner, uow.companyId)
    const why = whyNotRecommend(connection.partnerName, open && dayInUtc(open.created))
    if (why !== undefined) throw new ApiError('Conflict', why)
    if (!(await store.add(partner, row)))
      throw new ApiError(
        'Conflict',
        t`A colleague has just recommended ${connection.partnerName}: wait for their answer.`,
      )
    await partner.log({ kind: 'recommendation.received', objectType: 'recommendation', objectId: row.id })
    await tellAdministrators(partner, name)
    return row
  })
}

async function countToday(uow: UnitOfWork, id: string): Promise<void> {
  const aDayAgo = new Date(uow.now.getTime() - dayMs)
  const today = await sent.since(uow, aDayAgo)
  const [earliest] = today
  if (earliest !== undefined && today.length >= maxADay)
    throw new ApiError(
      'TooManyRequests',
      t`Your company has recommended ${maxADay} companies today: continue tomorrow.`,
      { details: { RetryAfter: String(Math.ceil((earliest.getTime() - aDayAgo.getTime()) / 1000)) } },
    )
  await sent.add(uow, id, aDayAgo)
}

async function tellAdministrators(partner: UnitOfWork, sender: string): Promise<void> {
  const people = [...(await colleaguesOf(partner)).values()].filter(({ roleId }) => roleId === roles.companyAdmin)
  const message = t`${sender} recommends your company. Accept it in Network to show it on your profile.`
  await keepNotifications(partner, people, message, { type: 'message', id: null })
}

/** F-226: shows it. @throws ApiError ResourceNotFound */
export const acceptRecommendation = (uow: UnitOfWork, id: string): Promise<void> => answer(uow, id, 'accepted')

/** F-227: deletes it. @throws ApiError ResourceNotFound */
export const rejectRecommendation = (uow: UnitOfWork, id: string): Promise<void> => answer(uow, id, 'rejected')

/** Who said it sees what came of it at once. */
async function answer(uow: UnitOfWork, id: string, outcome: 'accepted' | 'rejected'): Promise<void> {
  const senderId = outcome === 'accepted' ? await store.show(uow, id) : await store.remove(uow, id)
  if (senderId === undefined) throw notFound('recommendation', id, t`The recommendation ${id} does not exist.`)
  const line = { kind: `recommendation.${outcome}`, objectType: 'recommendation', objectId: id } as const
  await uow.log(line)
  await uow.within(senderId, (sender) => sender.log(line))
}
