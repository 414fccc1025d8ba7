import type { Tone } from '@kontor/kit'
import type { MessageId } from '../messages/index.ts'
import type { StoreApp } from './api.ts'

type Facts = Pick<StoreApp, 'Source' | 'Active' | 'Inherited'>

/** Whether the company has the app, and by whom. */
export function standingOf({ Source, Active, Inherited }: Facts): { tone: Tone; message: MessageId } {
  if (Source === 'BUILT_IN') return { tone: 'good', message: 'store.standing.ours' }
  if (Inherited) return { tone: 'good', message: 'store.standing.inherited' }
  return Active
    ? { tone: 'good', message: 'store.standing.active' }
    : { tone: 'mute', message: 'store.standing.inactive' }
}

/** Why nothing can be done with an app here; undefined where something can. */
export function whyNothing(app: Facts, mayWrite: boolean): MessageId | undefined {
  if (app.Source === 'BUILT_IN') return 'store.why.ours'
  if (!mayWrite) return 'store.why.role'
  return app.Inherited ? 'store.why.inherited' : undefined
}
