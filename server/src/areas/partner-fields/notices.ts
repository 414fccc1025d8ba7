import { roles } from '@kontor/contract'
import { t } from '@kontor/i18n'
import type { Task, UnitOfWork } from '../../platform/index.ts'
import { tellColleagues } from '../mail/index.ts'
import { connectedMembers, connectionOf, partnerNames } from '../network/index.ts'
import { colleaguesOf } from '../users/index.ts'
import * as askers from './store/askers.ts'
import * as store from './store/fields.ts'

/** The work of telling all partners, and of telling one. */
export const [askTask, tellTask] = ['partnerFields.ask', 'partnerFields.tell']

/** Who adds one field adds the next: partners are told of all of them together. */
const noticeDelayMs = 10 * 60_000

/** Whoever can fill it in. */
const fillingIn: readonly string[] = [roles.companyAdmin, roles.onboarder, roles.supplierContact]

/** Partners are told in a while that they are asked for something new. */
export const tellLater = (uow: UnitOfWork, origin: string): Promise<void> =>
  uow.later(askTask, { origin }, new Date(uow.now.getTime() + noticeDelayMs))

export const tellAll: Task = async (uow, { origin }) => {
  for (const connectionId of await connectedMembers(uow)) await uow.later(tellTask, { connectionId, origin })
}

/** Who has become a partner finds on their first page what they are asked for. */
export async function noteAsker(uow: UnitOfWork, connectionId: string): Promise<void> {
  const connection = await connectionOf(uow, connectionId)
  if (connection?.state !== 'ACCEPTED' || (await store.fields(uow)).length === 0) return
  await uow.within(connection.partnerId, (partner) => askers.note(partner, connectionId))
}

/** Tells one partner of what is new and not filled in; run again, it tells of nothing. */
export const tellOne: Task = async (uow, payload) => {
  const connectionId = String(payload['connectionId'])
  const connection = await connectionOf(uow, connectionId)
  const fields = await store.fields(uow)
  const newest = Math.max(...fields.map(({ created }) => created.getTime()))
  if (connection?.state !== 'ACCEPTED' || fields.length === 0) return
  const given = new Set((await store.values(uow, connection.partnerId)).map(({ field_id }) => field_id))
  const count = fields.filter(({ id }) => !given.has(id)).length
  await uow.within(connection.partnerId, async (partner) => {
    await askers.note(partner, connectionId)
    const since = await askers.lock(partner, connectionId)
    if (count === 0 || (since !== null && since.getTime() >= newest)) return
    await askers.setNotified(partner, connectionId)
    const company = (await partnerNames(partner, [connectionId])).get(connectionId) ?? ''
    const colleagues = await colleaguesOf(partner)
    const to = [...colleagues.values()].filter(({ roleId }) => fillingIn.includes(roleId)).map(({ id }) => id)
    const notice = {
      subject: count === 1 ? t`${company} asks you for 1 detail` : t`${company} asks you for ${count} details`,
      comment: null,
      link: { to: `${payload['origin']}/#/Kontor.Network/${connectionId}`, label: t`Complete now` },
      about: { type: 'message', id: null } as const,
    }
    // It comes from the other company, and from no colleague: nobody is to reply to.
    await tellColleagues(partner, colleagues, to, notice, uow.companyId)
  })
}
