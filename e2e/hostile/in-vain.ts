import { type Browser, chromium } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { launchOptions } from '../../scripts/chromium.ts'
import { kontor } from '../support/kontor.ts'
import { activate } from '../support/store.ts'
import type { Attack } from './attack.ts'
import { shellWithGaps, victimPage } from './builds.ts'
import { type Hosts, serveHosts } from './hosts.ts'
import { without } from './remove.ts'
import { openScene, type Scene } from './scene.ts'

/** Each attack fails against the real shell, and succeeds against the same shell without the guard that it names. */
export function inVain(attacks: readonly Attack[]): void {
  const { shell } = kontor()
  let browser: Browser
  let deactivate: () => Promise<void>
  let hosts: Hosts
  let guarded: Scene
  let open: Scene

  beforeAll(async () => {
    hosts = await serveHosts(await victimPage())
    deactivate = await activate(shell, hosts.listed)
    browser = await chromium.launch(await launchOptions())
    const files = await shellWithGaps()
    ;[guarded, open] = await Promise.all([
      openScene({ browser, shell, hosts }),
      openScene({ browser, shell, hosts, files }),
    ])
    await Promise.all([guarded.ready(), open.ready()])
  })
  afterAll(async () => {
    await browser?.close()
    await deactivate?.()
    await hosts?.stop()
  })

  describe('a hostile app tries in vain, and would not without the guard:', () => {
    test.each(attacks)('$name', async ({ guard, works }) => {
      await guarded.ready()
      expect(await works(guarded)).toBe(false)
      expect(guarded.thrown).toEqual([])
      await open.ready()
      // One success is enough to show what the guard is for; the time that an attack takes depends on others, too.
      let hasWorked = false
      for (let attempt = 0; attempt < 3 && !hasWorked; attempt += 1) hasWorked = await without(guard, open, works)
      expect(hasWorked).toBe(true)
    })
  })
}
