import type { Areas } from '@kontor/contract'
import { t } from '@kontor/i18n'
import { ApiError, type Handlers, type UnitOfWork } from '../../platform/index.ts'
import type { Apps } from '../apps/index.ts'
import { readCompany } from '../companies/index.ts'
import { hasDocuments } from '../document-lists/index.ts'
import { hasConnections } from '../network/index.ts'
import { countMembers } from '../users/index.ts'
import { cardIds, cardsFor, isCard, type SetUp } from './rules.ts'
import * as store from './store.ts'
import { words } from './words.ts'

export const createHandlers = (apps: Apps): Handlers<Areas['startCards']> => ({
  listCards: async (_input, context) => {
    const { permissions, withheld, userId } = context.actor
    const cards = await context.read(async (uow) =>
      cardsFor(
        await setUpOf(uow, apps),
        // The person takes the step where it is taken, whatever the app that shows it may do.
        (right) => permissions.has(right) || withheld?.has(right) === true,
        await store.of(uow, userId),
      ),
    )
    const shown = cards.map(async ({ id, isDone, isDismissed }, order) => ({
      id,
      title: await context.translate(words[id].title),
      text: await context.translate(words[id].text),
      action: await context.translate(words[id].action),
      link: words[id].link,
      ...{ done: isDone, dismissed: isDismissed, order },
    }))
    return { cards: await Promise.all(shown) }
  },

  saveCards: ({ body: { cards } }, context) =>
    context.write(async (uow) => {
      const unknown = cards.find(({ id }) => !isCard(id))
      if (unknown !== undefined)
        throw new ApiError('BadRequest', t`cards has ${unknown.id}: use the ids ${cardIds.join(', ')}.`)
      const kept = new Map(
        cards.map(({ id, dismissed = false, order }, index) => [id, { card: id, dismissed, place: order ?? index }]),
      )
      await store.keep(uow, context.actor.userId, [...kept.values()])
    }),
})

async function setUpOf(uow: UnitOfWork, apps: Apps): Promise<SetUp> {
  const company = await readCompany(uow)
  return {
    hasProfile: company !== undefined && company.AddressLines.length > 0 && company.Identifiers.length > 0,
    people: await countMembers(uow),
    hasConnections: await hasConnections(uow),
    hasDocuments: await hasDocuments(uow),
    hasForeignApps: (await apps.active(uow)).some(({ app }) => app.source !== 'BUILT_IN'),
  }
}
