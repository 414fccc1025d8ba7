import type { Areas, Permission } from '@kontor/contract'
import { t } from '@kontor/i18n'
import { type Handlers, type UnitOfWork, unfit } from '../../platform/index.ts'
import type { Apps } from '../apps/index.ts'
import { readCompany } from '../companies/index.ts'
import { hasDocuments } from '../document-lists/index.ts'
import { hasConnections } from '../network/index.ts'
import { askedFor } from '../partner-fields/index.ts'
import { countMembers } from '../users/index.ts'
import { askedPrefix, cardIds, cardsFor, inOrder, isCard, type SetUp } from './rules.ts'
import * as store from './store.ts'
import { askedWords, words } from './words.ts'

export const createHandlers = (apps: Apps): Handlers<Areas['startCards']> => ({
  listCards: async (_input, context) => {
    const { permissions, withheld, userId } = context.actor
    // The person takes the step where it is taken, whatever the app that shows it may do.
    const may = (right: Permission) => permissions.has(right) || withheld?.has(right) === true
    const { steps, asked, kept } = await context.read(async (uow) => {
      const kept = await store.of(uow, userId)
      return {
        kept,
        steps: cardsFor(await setUpOf(uow, apps), may, kept),
        asked: may('network.write') ? await askedFor(uow) : [],
      }
    })
    const shown = inOrder(
      [
        ...asked.map((one) => ({ id: `${askedPrefix}${one.connectionId}`, words: askedWords(one), isDone: false })),
        ...steps.map((step) => ({ ...step, words: words[step.id] })),
      ],
      kept,
    )
    const dismissed = new Set(kept.flatMap((card) => (card.dismissed ? [card.card] : [])))
    const cards = shown.map(async ({ id, words: { title, text, action, link }, isDone }, order) => ({
      id,
      title: await context.translate(title),
      text: await context.translate(text),
      action: await context.translate(action),
      ...{ link, done: isDone, dismissed: dismissed.has(id), order },
    }))
    return { cards: await Promise.all(cards) }
  },

  saveCards: ({ body: { cards } }, context) =>
    context.write(async (uow) => {
      const unknown = cards.find(({ id }) => !isCard(id))
      if (unknown !== undefined) throw unfit('cards', t`cards has ${unknown.id}: use the ids ${cardIds.join(', ')}.`)
      // What was put away stays so where the caller, whose page may be an old one, says nothing of it.
      const before = new Map((await store.of(uow, context.actor.userId)).map((one) => [one.card, one.dismissed]))
      const kept = new Map(
        cards.map(({ id, dismissed = before.get(id) ?? false, order }, index) => [
          id,
          { card: id, dismissed, place: order ?? index },
        ]),
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
