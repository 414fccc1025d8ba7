import type { Areas } from '@kontor/contract'
import type { Handlers, Services, UnitOfWork } from '../../platform/index.ts'
import { saveProfile } from './commands/save-profile.ts'
import { isBranch, readCompany } from './companies.ts'
import { branchHandlers } from './handlers/branches.ts'
import { imageHandlers } from './handlers/images.ts'
import { createRecordHandlers } from './handlers/records.ts'
import { noCompany, noParentCompany } from './not-found.ts'
import type { Founders, Relations } from './relations.ts'

export const createHandlers = (
  network: Relations,
  users: Founders,
  areas: Services['areas'],
): Handlers<Areas['companies']> => ({
  ...branchHandlers(network, users),
  ...createRecordHandlers(areas),
  ...imageHandlers(network),

  readAccount: (_input, context) => context.read((uow) => companyShown(uow, uow.companyId)),

  readAccountInfo: (_input, context) => context.read((uow) => companyShown(uow, uow.companyId)),

  saveAccount: ({ body }, context) => context.write((uow) => saveProfile(uow, body)),

  readCompany: ({ params }, context) =>
    context.read(async (uow) => {
      const mayKnow =
        params.id === uow.companyId || (await isBranch(uow, params.id)) || (await network.isConnected(uow, params.id))
      if (!mayKnow) throw noCompany(params.id)
      return companyShown(uow, params.id)
    }),

  readParent: ({ params }, context) =>
    context.read(async (uow) => {
      const mayKnow = params.id === uow.companyId || (await isBranch(uow, params.id))
      const parentId = mayKnow ? (await companyShown(uow, params.id)).ParentCompanyAccountId : undefined
      if (parentId === undefined) throw noParentCompany(params.id)
      return companyShown(uow, parentId)
    }),
})

async function companyShown(uow: UnitOfWork, companyId: string) {
  const found = companyId === uow.companyId ? await readCompany(uow) : await uow.within(companyId, readCompany)
  if (found === undefined) throw noCompany(companyId)
  return found
}
