import { roles } from '@kontor/contract'
import { t } from '@kontor/i18n'
import type { Task, UnitOfWork } from '../../../platform/index.ts'
import { noCompany } from '../../companies/index.ts'
import { tellColleagues } from '../../mail/index.ts'
import { connectionOf, connectionWith, type KnownConnection, partnerNames } from '../../network/index.ts'
import { colleaguesOf } from '../../users/index.ts'
import { knownAs } from '../customers.ts'
import * as store from '../store/tracking.ts'

/** The work of telling a supplier that it may follow. */
export const tellTask = 'trackAndTrace.tell'

/** Who looks after what customers owe. */
const rolesNotified: readonly string[] = [roles.companyAdmin, roles.supplierContact]

/** @throws ApiError ResourceNotFound: it is no member with which the company is connected */
export async function supplierAt(uow: UnitOfWork, companyId: string): Promise<KnownConnection> {
  const connection = await connectionWith(uow, companyId)
  if (connection === undefined || !connection.channels.includes('KONTOR')) throw noCompany(companyId)
  return connection
}

/** Lets a supplier follow its invoices; twice has the effect of once. @throws ApiError as {@link supplierAt} */
export async function letFollow(uow: UnitOfWork, companyId: string, origin: string): Promise<void> {
  const supplier = await supplierAt(uow, companyId)
  const connectionId = supplier.id
  const row = { companyId: uow.companyId, connectionId, ...knownAs(supplier), created: uow.now }
  if (!(await store.addSupplier(uow, row))) return
  await uow.log({ kind: 'connection.tracking_enabled', objectType: 'connection', objectId: connectionId })
  await uow.later(tellTask, { connectionId, origin })
}

/** Lets it follow them no longer. @throws ApiError as {@link supplierAt} */
export async function endFollowing(uow: UnitOfWork, companyId: string): Promise<void> {
  const { id: connectionId } = await supplierAt(uow, companyId)
  if (!(await store.removeSupplier(uow, connectionId))) return
  await uow.log({ kind: 'connection.tracking_disabled', objectType: 'connection', objectId: connectionId })
}

/** Tells a supplier that it may follow, the first time that it may; run again, it tells of nothing. */
export const tellSupplier: Task = async (uow, payload) => {
  const connectionId = String(payload['connectionId'])
  const connection = await connectionOf(uow, connectionId)
  if (connection?.state !== 'ACCEPTED' || (await store.findSupplier(uow, connectionId)) === undefined) return
  await uow.within(connection.partnerId, async (supplier) => {
    if (!(await store.addCustomer(supplier, connectionId))) return
    await supplier.log({ kind: 'connection.tracking_enabled', objectType: 'connection', objectId: connectionId })
    const company = (await partnerNames(supplier, [connectionId])).get(connectionId) ?? ''
    const colleagues = await colleaguesOf(supplier)
    const to = [...colleagues.values()].filter(({ roleId }) => rolesNotified.includes(roleId)).map(({ id }) => id)
    const notice = {
      subject: t`${company} now shows you the status of invoices you sent outside the network`,
      comment: null,
      link: { to: `${payload['origin']}/#/Kontor.Cash/?view=followed`, label: t`View invoices` },
      about: { type: 'message', id: null } as const,
    }
    // It comes from the other company, and from no colleague: nobody is to reply to.
    await tellColleagues(supplier, colleagues, to, notice, uow.companyId)
  })
}
