import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect } from 'vitest'
import { freePort } from '../scripts/free-port.ts'
import { barsNobody } from './support/accessibility.ts'
import { test } from './support/journey.ts'
import { kontor } from './support/kontor.ts'
import { fillIn } from './support/pages.ts'
import { karl, miriam, nadja } from './support/people.ts'

const root = resolve(import.meta.dirname, '..')
let app: { readonly address: string; readonly stop: () => Promise<void> }

/** The sample of examples/web-app, let in by the operator. */
async function startWebApp() {
  const port = await freePort()
  const redirect = `http://127.0.0.1:${port}/callback`
  const words = ['oauth-client', 'add', 'Acme.Web', '--redirect', redirect, '--may', 'company.read']
  const { stdout } = await promisify(execFile)(process.execPath, [resolve(root, 'cli/src/main.ts'), ...words], {
    env: { ...process.env, KONTOR_DATA: kontor().data },
  })
  const child = spawn(process.execPath, [resolve(root, 'examples/web-app/server.ts')], {
    env: {
      ...process.env,
      KONTOR: kontor().shell,
      CLIENT_ID: 'Acme.Web',
      CLIENT_SECRET: stdout.trim(),
      PORT: String(port),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(child.stdout, 'data')
  return {
    address: `http://127.0.0.1:${port}/`,
    stop: async () => {
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
    },
  }
}

beforeAll(async () => {
  app = await startWebApp()
})
afterAll(() => app.stop())

describe('a web app of another company', () => {
  test('signs a person in, who sees what it asks for, and reads their company in JSON and in XML; the next time nobody asks', async ({
    visit,
  }) => {
    const { page } = await visit()
    await page.goto(app.address)
    await fillIn(page, nadja)
    await page.getByRole('heading', { level: 1, name: 'Authorize Acme.Web?' }).waitFor()
    expect(page.url()).toBe(`${kontor().shell}/#/authorize`)
    await page.getByText('View company data and branches').waitFor()
    await page.getByText('See your name, language and time zone').waitFor()
    await page.getByText(new URL(app.address).host).waitFor()
    await page.getByText(nadja.company).waitFor()
    await page.getByRole('button', { name: 'Allow' }).focus()
    await page.keyboard.press('Enter')
    await page.waitForURL(`${app.address}callback?**`)
    const text = await page.locator('body').innerText()
    expect(text).toContain(`Hello ${nadja.name} of ${nadja.company}`)
    expect(text).toContain(`<ts:CompanyName>${nadja.company}</ts:CompanyName>`)

    await page.goto(app.address)
    await page.waitForURL(`${app.address}callback?**`)
    await page.getByText(`Hello ${nadja.name}`).waitFor()
  })

  test('that wants to go on while the person is away says for how long', async ({ visit }) => {
    const { headers } = await fetch(app.address, { redirect: 'manual' })
    const asks = new URL(headers.get('location') ?? '')
    asks.searchParams.set('scope', `${asks.searchParams.get('scope')} offline`)
    const { page } = await visit()
    await page.goto(asks.href)
    await fillIn(page, karl)
    await page.getByText('Keep access while you’re offline, for a year or until you revoke it').waitFor()
  })

  test('hears that the person did not let it in', async ({ visit }) => {
    const { page } = await visit()
    await page.goto(app.address)
    await fillIn(page, karl)
    await page.getByRole('button', { name: 'Deny' }).click()
    await page.getByText('You did not let this app in: access_denied').waitFor()
  })

  test('is shut out in the profile, and must ask again', async ({ signIn }) => {
    const { page } = await signIn(miriam)
    await page.goto(app.address)
    await page.getByRole('button', { name: 'Allow' }).click()
    await page.waitForURL(`${app.address}callback?**`)

    await page.goto(kontor().shell)
    await page.getByRole('button', { name: `Profile: ${miriam.name}` }).click()
    await page.getByRole('menuitem', { name: 'Authorized programs…' }).click()
    const dialog = page.getByRole('dialog', { name: 'Authorized programs' })
    await dialog.getByText('Acme.Web').waitFor()
    await dialog
      .getByText(new RegExp(`^${miriam.company}, since .+, until [A-Z][a-z]+ \\d+, \\d{4} · 1 permission$`))
      .waitFor()
    await dialog.getByRole('button', { name: 'Revoke access of Acme.Web' }).click()
    await dialog.getByText('No authorized programs').waitFor()

    await page.goto(app.address)
    await page.getByRole('heading', { level: 1, name: 'Authorize Acme.Web?' }).waitFor()
  })

  test('that sends a browser with another address gets nobody: the page says why and leads home', async ({ visit }) => {
    const { page } = await visit()
    const query = 'client_id=Acme.Web&redirect_uri=https://evil.example/&response_type=code&scope=openid'
    await page.goto(`${kontor().shell}/api/auth/login?${query}`)
    await page.getByText('return address isn’t registered').waitFor()
    await page.getByRole('link', { name: 'Open Kontor' }).click()
    await page.getByRole('heading', { level: 1, name: 'Sign in' }).waitFor()
  })
})

test.for([1280, 390] as const)('nothing bars anybody from answering (%i px)', async (width, { visit }) => {
  const { page } = await visit({ width })
  await page.goto(app.address)
  await fillIn(page, karl)
  await page.getByText('View company data').waitFor()
  await barsNobody(page)
})
