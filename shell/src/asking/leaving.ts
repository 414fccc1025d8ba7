import type { Clock } from '@kontor/hub'
import type { ShellHub } from '@kontor/hub/shell'
import { frameOf, type Pool } from '../frames/pool.ts'
import type { AddressBar } from '../routes/address-bar.ts'
import { createStore, type Store } from '../store.ts'
import { type HeldStep, holdSteps } from './hold.ts'

/** Milliseconds that an app has to save what it can, before the person is asked. */
const savingMs = 600

export interface LeavingOptions {
  readonly hub: ShellHub
  readonly clock: Clock
  readonly pool: Store<Pool>
  readonly address: Pick<AddressBar, 'route' | 'takeBy'>
}

/**
 * Whoever goes to another app is asked about unsaved work in the one that they leave, in case they meant to finish it. It is
 * not lost, as the app stays open; and an app that can save by itself does so, and nobody is asked.
 */
export function createLeaving({ hub, clock, pool, address }: LeavingOptions) {
  /** The step that the person is asked about. */
  const asked = createStore<HeldStep | undefined>(undefined)
  const isUnsaved = (app: string) => {
    const frame = frameOf(pool.get(), app)
    return frame?.state === 'live' && frame.unsaved
  }
  let callOff = () => {}

  const stop = holdSteps(address, window, (step) => {
    const { app } = step.from
    if (!isUnsaved(app)) return true
    const cancel = clock.after(savingMs, () => {
      callOff()
      asked.set(step)
    })
    const end = pool.subscribe(() => {
      if (isUnsaved(app)) return
      callOff()
      step.leave()
    })
    callOff = () => {
      cancel()
      end()
    }
    hub.emit(app, 'kontor.leaving', {})
    return false
  })

  const answer = (how: 'leave' | 'stay') => () => {
    const step = asked.get()
    asked.set(undefined)
    step?.[how]()
  }
  return {
    asked,
    leave: answer('leave'),
    stay: answer('stay'),
    stop() {
      stop()
      callOff()
    },
  }
}
