import type { Areas } from '@kontor/contract'
import { t } from '@kontor/i18n'
import { ApiError, type Handlers, pageInfo, type UnitOfWork } from '../../platform/index.ts'
import { isBranch, noCompany } from '../companies/index.ts'
import { saveLegalEntity, saveLists } from './commands/save-legal-entity.ts'
import { firstFound, legalEntityOf, readableEntity } from './legal-entity.ts'
import { noLegalEntity } from './not-found.ts'
import * as store from './store.ts'
import { entityOf, identifiersOf, locationsOf } from './views.ts'

export const handlers: Handlers<Areas['legalEntities']> = {
  saveEntity: ({ params: { id }, body }, context) =>
    context.write(async (uow) => {
      if (body.CompanyId !== uow.companyId)
        throw new ApiError(
          'ResourceNotFound',
          t`CompanyId is ${body.CompanyId}, but legal entities belong to the current company: use ${uow.companyId}.`,
        )
      await saveLegalEntity(uow, id, body)
    }),

  saveLocations: ({ params: { id }, body }, context) =>
    context.write(async (uow) => saveLists(uow, await legalEntityOf(uow, id), body)),

  saveIdentifiers: ({ params: { id }, body }, context) =>
    context.write(async (uow) => saveLists(uow, await legalEntityOf(uow, id), body)),

  readEntity: ({ params: { id } }, context) => context.read(async (uow) => entityOf(await readableEntity(uow, id))),

  listLocations: ({ params: { id } }, context) =>
    context.read(async (uow) => ({ Locations: locationsOf(await readableEntity(uow, id)) })),

  listIdentifiers: ({ params: { id } }, context) =>
    context.read(async (uow) => ({ Identifiers: identifiersOf(await readableEntity(uow, id)) })),

  // The head office sees those of its branches as well.
  listOfCompany: ({ params: { companyId }, query: { limit, page } }, context) =>
    context.read(async (uow) => {
      const isOwn = companyId === uow.companyId
      if (!isOwn && !(await isBranch(uow, companyId))) throw noCompany(companyId)
      const found = (of: UnitOfWork) => store.page(of, limit, page * limit)
      const { records, count } = isOwn ? await found(uow) : await uow.within(companyId, found)
      return { ...pageInfo({ limit, page }, count), LegalEntities: records.map(entityOf) }
    }),

  readByAlternateId: ({ params: { alternateId } }, context) =>
    context.read(async (uow) => {
      const record = await firstFound(uow, (of) => store.findByAlternateId(of, alternateId))
      if (record === undefined) throw noLegalEntity(alternateId)
      return entityOf(record)
    }),
}
