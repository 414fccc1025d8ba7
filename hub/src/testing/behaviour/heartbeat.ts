import { expect } from 'vitest'
import { HEARTBEAT_INTERVAL_MS } from '../../constants.ts'
import type { Envelope } from '../../envelope.ts'
import type { Runner } from '../runner.ts'
import type { Stage } from '../stage.ts'
import type { World } from '../world.ts'
import { useStage } from './use-stage.ts'

export function heartbeatBehaviour(openWorld: () => World, runner: Runner): void {
  const { describe, test } = runner
  const stage = useStage(openWorld, runner)

  const beats = async ({ clock, settle }: Stage, count: number) => {
    for (let i = 0; i < count; i += 1) {
      clock.pass(HEARTBEAT_INTERVAL_MS)
      await settle()
    }
  }

  describe('heartbeat', () => {
    test('P-25 F-031, F-032: every app is pinged each 3333 ms, the shell itself never', async () => {
      const here = stage()
      const { page, clock, settle, hub } = here
      const pages = [await page('acme.notes'), await page('acme.books')]
      const pings = () => pages.map(({ frame }) => (frame.received as Envelope[]).filter(({ type }) => type === 'PING'))
      clock.pass(3332)
      await settle()
      expect(pings()).toEqual([[], []])
      clock.pass(1)
      await settle()
      expect(pings()).toEqual(
        ['acme.notes', 'acme.books'].map((target) => [{ type: 'PING', source: hub.shellId, target, viaHub: true }]),
      )
    })

    test('P-25: an app that answers lives on', async () => {
      const here = stage()
      await here.app('acme.notes')
      await beats(here, 200)
      expect(here.deaths).toEqual([])
      expect(here.hub.connected()).toEqual(['acme.notes'])
    })

    test('P-26 F-033, F-034, F-035: three missed answers are tolerated, the fourth is death', async () => {
      const here = stage()
      const { frame } = await here.app('acme.notes')
      await here.app('acme.books')
      await frame.freeze()
      await beats(here, 4)
      expect(here.deaths).toEqual([])
      await beats(here, 1)
      expect(here.deaths).toEqual(['acme.notes'])
      expect(here.hub.connected()).toEqual(['acme.books'])
      await beats(here, 10)
      expect(here.deaths).toEqual(['acme.notes'])
    })

    test('P-26 F-033: the misses must be consecutive', async () => {
      const here = stage()
      const { send } = await here.page('acme.notes')
      for (let round = 0; round < 5; round += 1) {
        await beats(here, 4)
        send({ type: 'PONG' })
        await here.settle()
      }
      expect(here.deaths).toEqual([])
    })

    test('P-26: an app declared dead connects again from a reloaded page', async () => {
      const here = stage()
      const { frame } = await here.app('acme.notes')
      await frame.freeze()
      await beats(here, 5)
      await frame.reload()
      await (await frame.createAppHub()).connect()
      expect(here.hub.connected()).toEqual(['acme.notes'])
    })

    test("P-27: beats that come late are the shell's own lag and kill nobody", async () => {
      const here = stage()
      const { frame } = await here.app('acme.notes')
      await frame.freeze()
      for (let i = 0; i < 20; i += 1) {
        here.clock.leap(60_000)
        await here.settle()
      }
      expect(here.deaths).toEqual([])
      await beats(here, 5)
      expect(here.deaths).toEqual(['acme.notes'])
    })

    test('P-27: ten minutes in a hidden tab kill nobody', async () => {
      const here = stage()
      const { frame } = await here.app('acme.notes')
      await frame.freeze()
      here.world.setHidden(true)
      await beats(here, Math.ceil(600_000 / HEARTBEAT_INTERVAL_MS))
      expect(here.deaths).toEqual([])
      here.world.setHidden(false)
      await beats(here, 5)
      expect(here.deaths).toEqual(['acme.notes'])
    })

    test('P-26 F-034: a timeout handler that throws does not stop the heartbeat', async () => {
      const faults: unknown[] = []
      const here = stage({
        onTimeout() {
          throw new Error('handler')
        },
        failed: (error) => faults.push(error),
      })
      for (const appId of ['acme.notes', 'acme.books']) {
        const { frame } = await here.app(appId)
        await frame.freeze()
      }
      await beats(here, 5)
      expect(faults).toHaveLength(2)
      expect(here.hub.connected()).toEqual([])
    })
  })
}
