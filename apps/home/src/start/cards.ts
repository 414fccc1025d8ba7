import { adminApp, documentsApp, networkApp, newInvoice } from '../documentsApp.ts'

export type Card = 'profile' | 'people' | 'connect' | 'invoice' | 'upload' | 'apps'

/** What the company has set up so far; undefined where the reader is not asked about it. */
export interface SetUp {
  readonly connections: number
  readonly documents: number
  readonly profile: boolean | undefined
  readonly people: number | undefined
  readonly foreignApps: number | undefined
}

/** Where each card leads. */
export const places: Readonly<Record<Card, { readonly app: string; readonly path: string }>> = {
  profile: { app: adminApp, path: '/company' },
  people: { app: adminApp, path: '/people?invite' },
  connect: { app: networkApp, path: '/?find=1' },
  invoice: { app: documentsApp, path: newInvoice },
  upload: { app: documentsApp, path: '/' },
  apps: { app: adminApp, path: '/' },
}

/** What to do first, by what is missing and what the reader may do. */
export function cardsFor(setUp: SetUp, may: (permission: string) => boolean): Card[] {
  const cards: Card[] = []
  const add = (card: Card, when: boolean) => {
    if (when) cards.push(card)
  }
  add('profile', may('company.write') && setUp.profile === false)
  add('people', may('user.write') && setUp.people === 1)
  add('connect', may('network.write') && setUp.connections === 0)
  add('invoice', may('document.write') && may('document.send') && setUp.documents === 0)
  add('upload', may('document.write') && setUp.documents === 0)
  add('apps', may('app.write') && setUp.foreignApps === 0)
  return cards
}
