import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect } from 'vitest'
import { barsNobody } from './support/accessibility.ts'
import { test } from './support/journey.ts'
import { kontor } from './support/kontor.ts'
import { ruth, sam } from './support/people.ts'
import { mainly } from './support/widths.ts'

const root = join(import.meta.dirname, '..')
const client = { id: 'kontor', secret: 'a secret of the provider and Kontor' }
const cli = (...words: string[]) =>
  execFileSync(process.execPath, [join(root, 'scripts/kontor.mjs'), 'sso', ...words], {
    env: { ...process.env, KONTOR_DATA: kontor().data, KONTOR_SSO_SECRET: client.secret },
  })

describe.each(mainly(1280, [{ width: 1280 }, { width: 390 }]))('at $width px', ({ width }) => {
  // A real provider, at which whoever is hinted at is signed in.
  let provider: ChildProcess
  let setUp: readonly string[]
  beforeAll(async () => {
    const file = join(root, 'server/src/areas/credentials/testing-provider.ts')
    provider = spawn(process.execPath, [file, `${new URL(kontor().shell).origin}/`], {
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    const [printed] = (await once(provider.stdout!, 'data')) as [Buffer]
    const domain = sam.username.split('@')[1]!
    setUp = ['--issuer', String(printed).trim(), '--client', client.id, '--domain', domain, '--required']
    cli('add', ruth.username, ...setUp)
  })
  afterAll(() => {
    cli('remove', ruth.username)
    provider.kill()
  })

  test('whose company requires single sign-on goes to its provider and comes back signed in, where they were', async ({
    visit,
  }) => {
    const { page, app, signIn, expectProblem } = await visit({ width, at: '#/Kontor.Documents/' })
    expectProblem(/status of 40[34]/)
    await page.getByRole('button', { name: 'Sign in with single sign-on' }).waitFor()
    await barsNobody(page)
    // A password is not enough, and leads there, too.
    await signIn(sam)
    await page.getByRole('button', { name: `Profile: ${sam.name}` }).waitFor()
    await app.getByRole('main').waitFor()
    await page.waitForURL(/\/#\/Kontor\.Documents\//)

    const other = await visit({ width })
    other.expectProblem(/status of 403/)
    await other.page.getByLabel('E-mail').fill('nobody@pennine.example')
    await other.page.getByRole('button', { name: 'Sign in with single sign-on' }).click()
    await other.page.getByRole('heading', { name: 'Single sign-on failed' }).waitFor()
    await barsNobody(other.page)
    await other.page.getByRole('link', { name: 'Back to sign-in' }).click()
    await other.page.getByRole('heading', { name: 'Sign in' }).waitFor()
  })

  test('whose provider does not count as a second factor gives a code here as well; an administrator releases who has a new account there', async ({
    signIn,
    visit,
  }) => {
    cli('add', ruth.username, ...setUp, '--second-factor', 'never')
    const { page, app } = await signIn(ruth, { width, at: '#/Kontor.Admin/company' })
    await app.getByText('Signing in there doesn’t count as two-factor authentication').waitFor()
    const rule = app.getByRole('switch', { name: 'Require two-factor authentication' })
    await rule.click({ force: true })
    await page.getByText('Two-factor authentication is now required.').waitFor()
    await barsNobody(page)

    const out = await visit({ width })
    out.expectProblem(/status of 403/)
    await out.signIn(sam)
    await out.page.getByRole('heading', { name: 'Set up two-factor authentication' }).waitFor()
    await out.page.getByLabel('Code', { exact: true }).waitFor()
    await barsNobody(out.page)
    await rule.click({ force: true })
    await page.getByText('Two-factor authentication is no longer required.').waitFor()

    await page.goto(`${kontor().shell}/#/Kontor.Admin/people`)
    await app.getByRole('button', { name: `Actions for ${sam.name}` }).click()
    await app.getByRole('menuitem', { name: 'Release single sign-on' }).click()
    await app.getByText('becomes the person’s').waitFor()
    await barsNobody(page)
    await app.getByRole('button', { name: 'Release', exact: true }).click()
    await page.getByText(`Single sign-on of ${sam.name} released.`).waitFor()
    await app.getByRole('button', { name: `Actions for ${sam.name}` }).click()
    await app.getByRole('menuitem', { name: 'Reset second factor' }).waitFor()
    expect(await app.getByRole('menuitem', { name: 'Release single sign-on' }).count()).toBe(0)
  })
})
