import { type Message, t } from '@kontor/i18n'
import type { Version as Published } from './versions.ts'

interface Version extends Published {
  readonly id: string
  readonly version: number
}

/** What is to be known of a run that may be moved. */
export interface Moving {
  readonly from: Version
  readonly to: Version
  readonly type: Version['types'][number]
  /** Why there is nothing to decide any more. */
  readonly whyOver: Message | undefined
  /** What it waits for has come, and it goes on in a moment. */
  readonly isGoingOn: boolean
}

/** Why a run is not moved to a version; undefined where it can be. */
export function whyNotMove({ from, to, type, whyOver, isGoingOn }: Moving): Message | undefined {
  if (to.state !== 'PUBLISHED') return t`version ${to.version} is not published`
  if (from.id === to.id) return t`it follows version ${to.version} already`
  if (from.name !== to.name) return t`it follows another workflow (${from.name})`
  if (!to.types.includes(type)) return t`version ${to.version} does not apply to this type of document`
  if (whyOver !== undefined) return whyOver
  return isGoingOn ? t`it is moving on right now` : undefined
}
