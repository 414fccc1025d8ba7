import type { Areas, SupplierProperty } from '@kontor/contract'
import { type Handlers, pageInfo } from '../../../platform/index.ts'
import { companyRef, inOwn } from '../../companies/index.ts'
import { allGroups, readGroup } from '../../network/index.ts'
import { addSupplier } from '../commands/add-supplier.ts'
import { inviteSupplier, issueLink } from '../commands/invite-supplier.ts'
import { noSupplier } from '../not-found.ts'
import { fuzzily } from '../rules/group-names.ts'
import { lifetimeMs } from '../rules/suppliers.ts'
import { openFiles } from '../store/files.ts'
import * as store from '../store/suppliers.ts'
import { invitationEntity, supplierEntity } from '../views.ts'

type Calls = 'createContact' | 'inviteContact' | 'issueLink' | 'listSuppliers' | 'listSupplierGroups' | 'readProperties'

export const createSupplierHandlers = (origins: {
  readonly shell: string
}): Pick<Handlers<Areas['onboarding']>, Calls> => ({
  createContact: ({ body }, context) =>
    context.write(async (uow) => ({ ...body, SourceId: await addSupplier(uow, body) })),

  inviteContact: ({ params }, context) =>
    context.write(async (uow) => {
      const supplier = await inviteSupplier(uow, params.sourceId)
      const inviter = (await companyRef(uow)) ?? { Id: uow.companyId, Name: '' }
      const expires = new Date(uow.now.getTime() + lifetimeMs)
      return invitationEntity(supplier, { token: supplier.id, inviter, expires })
    }),

  issueLink: ({ params }, { actor, companyId, platform, requestId }) =>
    // Not a write that may be repeated: its answer would be kept, and with it the secret.
    platform.transact(companyId, { actorId: actor.userId, requestId }, (uow) =>
      issueLink(uow, params.sourceId, origins.shell),
    ),

  listSuppliers: ({ query }, context) =>
    context.read(async (uow) => {
      const { limit, page, supplierGroupId: groupId, state: states, q } = query
      if (groupId !== undefined) await readGroup(uow, groupId)
      const text = q?.trim() || undefined
      const { rows, count } = await store.page(uow, { groupId, states, text, limit, offset: page * limit })
      return { ...pageInfo(query, count), Suppliers: rows.map((row) => supplierEntity(row, context)) }
    }),

  listSupplierGroups: ({ query }, context) =>
    context.read((asking) =>
      inOwn(asking, query.companyAccountId ?? asking.companyId, async (uow) => {
        const { limit, page, groupname = '', fuzzysearch } = query
        const wanted = groupname.trim().toLowerCase()
        const groups = (await allGroups(uow)).filter(
          ({ name }) => wanted === '' || (fuzzysearch ? fuzzily(name, wanted) : name.toLowerCase() === wanted),
        )
        const figures = await store.figures(uow)
        const open = await openFiles(uow)
        return {
          ...pageInfo({ limit, page }, groups.length),
          SupplierGroups: groups.slice(page * limit, (page + 1) * limit).map(({ id, name }) => {
            const own = figures.filter(({ groupId }) => groupId === id)
            return {
              ...{ Id: id, GroupName: name, CompanyAccountId: uow.companyId },
              SupplierCount: own.reduce((sum, { count }) => sum + count, 0),
              OpenFiles: open.get(id) ?? 0,
              States: own.map(({ state, count }) => ({ State: state, Count: count })),
            }
          }),
        }
      }),
    ),

  readProperties: ({ params, query }, context) =>
    context.read(async (uow) => {
      const supplier = await store.byCompany(uow, params.supplierId)
      if (supplier === undefined) throw noSupplier(params.supplierId)
      const value = supplier.properties[query.key as SupplierProperty]
      return { Properties: value === undefined ? [] : [{ Key: query.key, Value: value }] }
    }),
})
