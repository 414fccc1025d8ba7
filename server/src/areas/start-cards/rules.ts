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
  const own = new Map(kept.map((one) => [one.card, one]))
  const placeOf = (id: CardId) => own.get(id)?.place ?? Number.POSITIVE_INFINITY
  return cardIds
    .filter((id) => needed[id].every(may))
    .toSorted((one, other) => (placeOf(one) === placeOf(other) ? 0 : placeOf(one) - placeOf(other)))
    .map((id) => ({ id, isDone: isDone[id](setUp), isDismissed: own.get(id)?.dismissed === true }))
}

/** What the card of a partner that asks for details begins with; the connection to it follows. */
export const askedPrefix = 'asked-'

const askedCard = new RegExp(`^${askedPrefix}[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$`)

export const isCard = (id: string): boolean => (cardIds as readonly string[]).includes(id) || askedCard.test(id)
