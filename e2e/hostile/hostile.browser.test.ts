import { type Browser, chromium } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { launchOptions } from '../../scripts/chromium.ts'
import { messages } from './attacks/messages.ts'
import { shellWithGaps, victimPage } from './builds.ts'
import { type Hosts, serveHosts } from './hosts.ts'
import { without } from './remove.ts'
import { openScene, type Scene } from './scene.ts'

let browser: Browser
let hosts: Hosts
let guarded: Scene
let open: Scene

beforeAll(async () => {
  const t0 = performance.now()
  const [files, victim] = [await shellWithGaps(), await victimPage()]
  console.error('built', performance.now() - t0)
  hosts = await serveHosts(victim)
  browser = await chromium.launch(await launchOptions())
  const shell = inject('shell')
  guarded = await openScene({ browser, shell, hosts })
  open = await openScene({ browser, shell, hosts, files })
  console.error('scenes', performance.now() - t0)
  await guarded.open()
  await open.open()
  console.error('open', performance.now() - t0)
})
afterAll(async () => {
  await browser?.close()
  await hosts?.stop()
})

describe('a hostile app', () => {
  test.each([...messages])('$name', async ({ guard, works, wrecks }) => {
    expect(await works(guarded)).toBe(false)
    expect(guarded.thrown).toEqual([])
    if (wrecks) await guarded.open()
    expect(await without(guard, open, works)).toBe(true)
    if (wrecks) await open.open()
  })
})
