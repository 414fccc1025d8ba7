import type { Areas, AutoConfig, AutoConfigSubscription, Of } from '@kontor/contract'
import type { Handlers, Services, UnitOfWork } from '../../platform/index.ts'
import { companyRef } from '../companies/index.ts'
import { publishConfiguration } from './commands/publish-configuration.ts'
import { publicationsFor } from './commands/spread-publication.ts'
import { logSubscription, subscribeCompany } from './commands/subscribe-company.ts'
import { noConfig, noSubscription } from './not-found.ts'
import * as store from './store.ts'

export const createHandlers = (areas: Services['areas']): Handlers<Areas['configuration']> => ({
  listKeys: (_input, context) =>
    context.read(async (uow) => {
      const subscriptions = new Map((await store.subscriptions(uow)).map((row) => [row.key, row]))
      const published = Map.groupBy(await publicationsFor(uow), ({ key }) => key)
      const keys = []
      for (const key of [...new Set([...published.keys(), ...subscriptions.keys()])].toSorted()) {
        const [latest] = published.get(key) ?? []
        const subscription = subscriptions.get(key)
        keys.push({
          key,
          own: latest?.company_id === uow.companyId,
          ...(subscription && { subscription: subscriptionOf(subscription) }),
          ...(latest && { latest: await entityOf(uow, latest) }),
        })
      }
      return { keys }
    }),

  subscribe: ({ params: { key }, body }, context) => context.write((uow) => subscribeCompany(uow, key, body)),

  readSubscription: ({ params: { key } }, context) =>
    context.read(async (uow) => {
      const found = await store.subscription(uow, key)
      if (found === undefined) throw noSubscription(key)
      return subscriptionOf(found)
    }),

  unsubscribe: ({ params: { key } }, context) =>
    context.write(async (uow) => {
      if (!(await store.deleteSubscription(uow, key))) throw noSubscription(key)
      await logSubscription(uow, 'company.unsubscribed', key)
    }),

  publish: ({ params: { key }, body }, context) =>
    context.write(async (uow) => entityOf(uow, await publishConfiguration(uow, key, body, areas.whyNotSetting))),

  listConfigs: ({ params: { key } }, context) =>
    context.read(async (uow) => {
      const configs = []
      for (const row of await publicationsFor(uow, key)) configs.push(await entityOf(uow, row))
      return { configs }
    }),

  readPayload: ({ params: { key, id } }, context) =>
    context.read(async (uow) => {
      const found = (await publicationsFor(uow, key)).find((row) => row.id === id)
      if (found === undefined) throw noConfig(id)
      return { type: 'application/json', body: found.payload }
    }),
})

const subscriptionOf = (row: store.SubscriptionRow): Of<typeof AutoConfigSubscription> => ({
  key: row.key,
  active: row.active,
  includeBranches: row.include_branches,
  since: row.since.toISOString(),
})

async function entityOf(uow: UnitOfWork, row: store.PublicationRow): Promise<Of<typeof AutoConfig>> {
  const isOwn = row.company_id === uow.companyId
  const publisher = isOwn ? await companyRef(uow) : await uow.within(row.company_id, companyRef)
  const application = (await store.applications(uow, row.key)).find(({ publication_id }) => publication_id === row.id)
  return {
    id: row.id,
    key: row.key,
    version: row.version,
    published: row.published.toISOString(),
    publisher: { Id: row.company_id, Name: publisher?.Name ?? '', Country: publisher?.Country ?? '' },
    ...(application && { applied: application.applied.toISOString() }),
  }
}
