import type { Areas } from '@kontor/contract'
import { type Handlers, pageInfo } from '../../platform/index.ts'
import { endFollowing, letFollow, supplierAt } from './commands/let-follow.ts'
import { customersOf, knownAs, partnersThatAre } from './customers.ts'
import { followedPage } from './followed-invoices.ts'
import { findSupplier } from './store/tracking.ts'

/** @param origins where the mails that tell of it lead */
export const createHandlers = (origins: { readonly shell: string }): Handlers<Areas['trackAndTrace']> => ({
  enableTrackAndTrace: ({ params: { companyId } }, context) =>
    context.write((uow) => letFollow(uow, companyId, origins.shell)),

  disableTrackAndTrace: ({ params: { companyId } }, context) => context.write((uow) => endFollowing(uow, companyId)),

  readTrackAndTrace: ({ params: { companyId } }, context) =>
    context.read(async (uow) => {
      const supplier = await supplierAt(uow, companyId)
      const tracked = await findSupplier(uow, supplier.id)
      const partners = await partnersThatAre(uow, tracked ?? knownAs(supplier))
      return {
        Enabled: tracked !== undefined,
        ...(tracked && { Since: tracked.created.toISOString() }),
        Partners: partners.map((one) => ({ ConnectionId: one.id, Name: one.partnerName })),
      }
    }),

  listFollowedInvoices: ({ query: { limit, page, connectionId } }, context) =>
    context.read(async (uow) => {
      const customers = await customersOf(uow, connectionId)
      const { count, items } = await followedPage(uow, customers, { limit, page }, context.language)
      return { ...pageInfo({ limit, page }, count), Items: items }
    }),

  listFollowedCustomers: (_input, context) =>
    context.read(async (uow) => ({
      Items: (await customersOf(uow)).map(({ connectionId, name }) => ({ ConnectionId: connectionId, Customer: name })),
    })),
})
