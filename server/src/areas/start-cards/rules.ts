import type { Permission } from '@kontor/contract'

/** The steps of a new company, in the order in which they are usual. */
export const cardIds = ['profile', 'people', 'connect', 'invoice', 'upload', 'apps'] as const
export type CardId = (typeof cardIds)[number]

/** What a company has set up so far. */
export interface SetUp {
  readonly hasProfile: boolean
  readonly people: number
  readonly hasConnections: boolean
  readonly hasDocuments: boolean
  readonly hasForeignApps: boolean
}

/** What a person needs the right to, so that a step is theirs to take. */
const needed: Readonly<Record<CardId, readonly Permission[]>> = {
  profile: ['company.write'],
  people: ['user.write'],
  connect: ['network.write'],
  invoice: ['document.write', 'document.send'],
  upload: ['document.write'],
  apps: ['app.write'],
}

const isDone: Readonly<Record<CardId, (setUp: SetUp) => boolean>> = {
  profile: ({ hasProfile }) => hasProfile,
  people: ({ people }) => people > 1,
  connect: ({ hasConnections }) => hasConnections,
  invoice: ({ hasDocuments }) => hasDocuments,
  upload: ({ hasDocuments }) => hasDocuments,
  apps: ({ hasForeignApps }) => hasForeignApps,
}

/** How a person keeps a card. */
export interface KeptCard {
  readonly card: string
  readonly dismissed: boolean
  readonly place: number
}

export interface Card {
  readonly id: CardId
  readonly isDone: boolean
  readonly isDismissed: boolean
}

/** The steps that a person may take, in their order; those that they have not ordered follow as is usual. */
export function cardsFor(setUp: SetUp, may: (permission: Permission) => boolean, kept: readonly KeptCard[]): Card[] {
  const dismissed = new Set(kept.flatMap((one) => (one.dismissed ? [one.card] : [])))
  const steps = cardIds.filter((id) => needed[id].every(may))
  return inOrder(
    steps.map((id) => ({ id, isDone: isDone[id](setUp), isDismissed: dismissed.has(id) })),
    kept,
  )
}

/** What the card of a partner that asks for details begins with; the connection to it follows. */
export const askedPrefix = 'asked-'

const askedCard = new RegExp(`^${askedPrefix}[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$`)

/** Cards as their reader ordered them. What partners ask for stands before, and a step behind, where they did not. */
export function inOrder<C extends { readonly id: string }>(cards: readonly C[], kept: readonly KeptCard[]): C[] {
  const places = new Map(kept.map(({ card, place }) => [card, place]))
  const placeOf = ({ id }: C) => places.get(id) ?? (askedCard.test(id) ? -1 : Number.MAX_SAFE_INTEGER)
  return cards.toSorted((one, other) => placeOf(one) - placeOf(other))
}

export const isCard = (id: string): boolean => (cardIds as readonly string[]).includes(id) || askedCard.test(id)
