import type { Tone } from '@kontor/kit'
import { answerableTypes } from '@kontor/sdk'
import type { Group, Waiting } from '../api/types.ts'
import { captureApp, listOf } from '../documentsApp.ts'

/** Documents that wait, and files that are to become documents. */
export type Tile = Group | 'toEnter'

export interface TileCount extends Pick<Waiting, 'Count' | 'Sums'> {
  readonly Group: Tile
}

export interface TilePlan {
  readonly tone: Tone
  /** Where what the tile counts is shown: in the app of documents, unless it is another's. */
  readonly app?: string
  readonly path: string
}

/** Every tile, the most pressing first. */
export const tiles: Readonly<Record<Tile, TilePlan>> = {
  failed: { tone: 'bad', path: listOf(['state', 'FAILED_DELIVERY']) },
  toAnswer: { tone: 'warn', path: listOf(['view', 'toAnswer']) },
  toEnter: { tone: 'warn', app: captureApp, path: '/' },
  overduePurchases: { tone: 'bad', path: listOf(['view', 'overdue'], ['folder', 'purchases']) },
  overdueSales: { tone: 'bad', path: listOf(['view', 'overdue'], ['folder', 'sales']) },
  disputed: { tone: 'bad', path: listOf(['view', 'disputed']) },
  toConfirm: { tone: 'info', path: listOf(['folder', 'sales'], ['state', 'PAID_UNCONFIRMED']) },
  drafts: { tone: 'mute', path: listOf(['view', 'drafts']) },
  unanswered: {
    tone: 'mute',
    path: listOf(
      ...answerableTypes.map((type) => ['type', type] as const),
      ...(['SENT', 'DELIVERED_SENT', 'COLLECTED'] as const).map((state) => ['state', state] as const),
    ),
  },
}

/** What waits, the most pressing first; a group of which there is nothing takes no tile. */
export const sorted = (waiting: readonly TileCount[]): TileCount[] =>
  (Object.keys(tiles) as Tile[]).flatMap((group) => waiting.filter(({ Group, Count }) => Group === group && Count > 0))
