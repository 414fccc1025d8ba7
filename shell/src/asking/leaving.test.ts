import type { ShellHub } from '@kontor/hub/shell'
import { afterAll, expect, test, vi } from 'vitest'
import { change, emptyPool, open } from '../frames/pool.ts'
import type { Step } from '../routes/address-bar.ts'
import type { Route } from '../routes/route.ts'
import { createStore } from '../store.ts'
import { createTestClock } from '../testing/clock.ts'
import { createLeaving } from './leaving.ts'

vi.stubGlobal('window', {
  location: { hash: '#/Acme.Notes/7' },
  history: { pushState: () => {}, go: () => {} },
})
// The files of a worker share one global scope.
afterAll(() => vi.unstubAllGlobals())

/** Someone in Notes, with unsaved work there, who is about to go elsewhere. */
function inNotes() {
  const { clock, advance } = createTestClock()
  const live = change(open(emptyPool, 'Acme.Notes', '/7', 5), 'Acme.Notes', { state: 'live', unsaved: true })
  const pool = createStore(live)
  const announced: string[] = []
  const went: string[] = []
  let take: (step: Step) => void = () => {}
  const hub = { emit: (app: string, topic: string) => announced.push(`${topic} to ${app}`) > 0 } as unknown as ShellHub
  const address = {
    route: createStore<Route | undefined>({ app: 'Acme.Notes', path: '/7' }),
    takeBy(next: typeof take) {
      take = next
    },
  }
  const leaving = createLeaving({ hub, clock, pool, address })
  const go = () =>
    take({
      to: { app: 'Kontor.Home', path: '/' },
      go: () => went.push('left'),
    })
  const set = (part: Parameters<typeof change>[2]) => pool.set(change(pool.get(), 'Acme.Notes', part))
  return { leaving, go, set, announced, went, advance }
}

test('the app is told first; what it cannot save in time is asked about, and the answer counts', async () => {
  const { leaving, go, announced, went, advance } = inNotes()
  go()
  expect(went).toEqual([])
  expect(announced).toEqual(['kontor.leaving to Acme.Notes'])
  await advance(599)
  expect(leaving.asked.get()).toBeUndefined()
  await advance(1)
  expect(leaving.asked.get()?.from.app).toBe('Acme.Notes')
  leaving.stay()
  expect(went).toEqual([])
  go()
  await advance(600)
  leaving.leave()
  expect(went).toEqual(['left'])
  expect(leaving.asked.get()).toBeUndefined()
})

test('nobody is asked where the app saves in time', async () => {
  const { leaving, go, set, went, advance } = inNotes()
  go()
  await advance(300)
  set({ unsaved: false })
  expect(went).toEqual(['left'])
  await advance(1000)
  expect(leaving.asked.get()).toBeUndefined()
  expect(went).toEqual(['left'])
})

test('nor where nothing is unsaved, or the app is dead and has lost it', () => {
  const { go, set, announced, went } = inNotes()
  set({ state: 'silent' })
  go()
  set({ state: 'live', unsaved: false })
  go()
  expect(went).toEqual(['left', 'left'])
  expect(announced).toEqual([])
})
