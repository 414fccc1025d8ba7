import type { Areas } from '@kontor/contract'
import { bytesOf } from '../../platform/contents/index.ts'
import { type Handlers, pageInfo, type UnitOfWork } from '../../platform/index.ts'
import { readCatalogueFile } from './catalogue-file.ts'
import { previewCatalogue, saveCatalogue } from './commands/save-catalogue.ts'
import { noCatalogue } from './not-found.ts'
import type { CatalogueRecord } from './rules/records.ts'
import * as store from './store.ts'
import { standingOf } from './suppliers.ts'
import { catalogueEntity, itemEntity, offerEntity, reportOf } from './views.ts'

/** Twenty thousand items in UBL. */
const maxFileBytes = 32_000_000
/** As many as a list below a field has room for. */
const maxOffers = 20

export const handlers: Handlers<Areas['catalogues']> = {
  listCatalogues: ({ query: { limit, page } }, context) =>
    context.read(async (uow) => {
      const rows = await store.page(uow, limit, page * limit)
      const standing = await standingOf(uow, rows)
      return {
        ...pageInfo({ limit, page }, await store.count(uow)),
        Catalogues: rows.map((row) => catalogueEntity(row, standing)),
      }
    }),

  readCatalogue: ({ params }, context) =>
    context.read(async (uow) => {
      const catalogue = await existing(uow, params.catalogueId)
      return catalogueEntity(catalogue, await standingOf(uow, [catalogue]))
    }),

  saveCatalogue: async ({ params: { catalogueId }, query, body }, context) => {
    const { Name, ConnectionId, Currency, ValidFrom, ValidTo, Columns, file } = await body.receive(maxFileBytes)
    const source = file && (await readCatalogueFile(await bytesOf(file), Columns))
    const head = {
      ...{ name: Name, connectionId: ConnectionId, currency: Currency, validFrom: ValidFrom, validTo: ValidTo },
    }
    return query.dryRun
      ? context.read(async (uow) => reportOf(await previewCatalogue(uow, catalogueId, head, source), context))
      : context.write(async (uow) => reportOf(await saveCatalogue(uow, catalogueId, head, source), context))
  },

  deleteCatalogue: ({ params: { catalogueId } }, context) =>
    context.write(async (uow) => {
      if (!(await store.remove(uow, catalogueId))) throw noCatalogue(catalogueId)
      await uow.log({ kind: 'catalogue.deleted', objectType: 'catalogue', objectId: catalogueId })
    }),

  listCatalogueItems: ({ params, query: { limit, page, q = '' } }, context) =>
    context.read(async (uow) => {
      const { id, itemCount, currency } = await existing(uow, params.catalogueId)
      const at = page * limit
      const found = q.trim() === '' ? undefined : await store.search(uow, [id], q)
      const rows = found?.slice(at, at + limit) ?? (await store.pageOfItems(uow, id, limit, at))
      return {
        ...pageInfo({ limit, page }, found?.length ?? itemCount),
        Items: rows.map((row) => itemEntity(row, currency)),
      }
    }),

  searchCatalogues: ({ query }, context) =>
    context.read(async (uow) => {
      const all = await store.all(uow)
      const standing = await standingOf(uow, all)
      const offered = new Map(all.flatMap((one) => (standing.stateOf(one) === 'OFFERED' ? [[one.id, one]] : [])))
      const found = await store.search(uow, [...offered.keys()], query.q, maxOffers)
      return {
        Items: found.flatMap((item) => {
          const catalogue = offered.get(item.catalogueId)
          return catalogue === undefined ? [] : [offerEntity(item, catalogue, standing)]
        }),
      }
    }),
}

async function existing(uow: UnitOfWork, id: string): Promise<CatalogueRecord> {
  const catalogue = await store.find(uow, id)
  if (catalogue === undefined) throw noCatalogue(id)
  return catalogue
}
