import { type Browser, chromium } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { launchOptions } from '../../scripts/chromium.ts'
import { activate } from './activate.ts'
import { elsewhere } from './attacks/elsewhere.ts'
import { frames } from './attacks/frames.ts'
import { load } from './attacks/load.ts'
import { messages } from './attacks/messages.ts'
import { origins } from './attacks/origins.ts'
import { topics } from './attacks/topics.ts'
import { shellWithGaps, victimPage } from './builds.ts'
import { type Hosts, serveHosts } from './hosts.ts'
import { without } from './remove.ts'
import { openScene, type Scene } from './scene.ts'

let browser: Browser
let deactivate: () => Promise<void>
let hosts: Hosts
let guarded: Scene
let open: Scene

beforeAll(async () => {
  const t0 = performance.now()
  const [files, victim] = [await shellWithGaps(), await victimPage()]
  console.error('built', performance.now() - t0)
  hosts = await serveHosts(victim)
  deactivate = await activate(inject('shell'), hosts)
  browser = await chromium.launch(await launchOptions())
  const shell = inject('shell')
  guarded = await openScene({ browser, shell, hosts })
  open = await openScene({ browser, shell, hosts, files })
  await guarded.ready()
  await open.ready()
  console.error('open', performance.now() - t0)
})
afterAll(async () => {
  await browser?.close()
  await deactivate?.()
  await hosts?.stop()
})

describe('a hostile app in vain', () => {
  test.each([...messages, ...topics, ...frames, ...origins, ...elsewhere, ...load])(
    '$name',
    async ({ guard, works }) => {
      await guarded.ready()
      expect(await works(guarded)).toBe(false)
      expect(guarded.thrown).toEqual([])
      await open.ready()
      expect(await without(guard, open, works)).toBe(true)
    },
  )
})
