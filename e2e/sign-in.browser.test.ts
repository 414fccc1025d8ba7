import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { describe, expect } from 'vitest'
import { openRow } from './support/documents.ts'
import { eventually, test } from './support/journey.ts'
import { kontor } from './support/kontor.ts'
import { karl, lena, nadja, password } from './support/people.ts'

const triesOfNetwork = 10

const command = join(import.meta.dirname, '../scripts/kontor.mjs')

describe('signing in', () => {
  test('with a wrong password says so and names nobody', async ({ visit }) => {
    const { page, signIn, expectProblem } = await visit()
    expectProblem(/status of 401 .*\/api\/session/)
    await signIn(lena, 'wrong')
    const alert = page.getByRole('alert').filter({ hasText: 'Incorrect e-mail address or password' })
    await alert.waitFor()
    const known = await alert.textContent()
    await signIn({ ...lena, username: 'nobody@nordlicht.example' }, 'wrong')
    await page.getByRole('button', { name: 'Sign in', exact: true }).and(page.locator(':enabled')).waitFor()
    await alert.waitFor()
    expect(await alert.textContent()).toBe(known)
    expect(known).not.toMatch(/lena|nordlicht/i)
  })

  test('after ten wrong passwords in this network the page says when to try again', async ({ visit }) => {
    const { page, signIn, expectProblem } = await visit()
    // Nobody has this name: who has one is answered alike, and would have to wait in other journeys.
    const stranger = { ...karl, username: 'stranger@example.com' }
    expectProblem(/status of (401|423|429|403) .*\/api\/session/)
    for (let tried = 0; tried < triesOfNetwork; tried += 1) {
      const answered = page.waitForResponse((response) => response.request().method() === 'POST')
      await signIn(stranger, 'wrong')
      await answered
    }
    await signIn(stranger)
    await page.getByText(/^Too many attempts\. Try again after \d+:\d\d:\d\d\s[AP]M\.$/).waitFor()
  })

  test('a person of the demo network is one click away', async ({ visit }) => {
    const { page, app } = await visit()
    await page.getByRole('button', { name: /Nadja Weber/ }).click()
    await app.getByRole('grid', { name: 'Documents' }).waitFor()
    await page.getByRole('button', { name: 'Profile: Nadja Weber' }).waitFor()
  })

  test('takes a password that is pasted', async ({ visit }) => {
    const { page, app } = await visit()
    const name = page.locator('input[name=email]')
    await name.fill(password)
    await name.press('ControlOrMeta+A')
    await name.press('ControlOrMeta+X')
    await page.locator('input[name=password]').press('ControlOrMeta+V')
    await name.fill(nadja.username)
    await name.press('Enter')
    await app.getByRole('grid', { name: 'Documents' }).waitFor()
  })

  test('a deep link survives it', async ({ signIn, visit }) => {
    const first = await signIn(nadja)
    const title = await openRow(first.app, lena.company)
    await first.page.waitForURL(/#\/Kontor\.Documents\/view\//)

    const second = await visit({ at: `/${new URL(first.page.url()).hash}` })
    await second.signIn(nadja)
    await second.app.getByRole('heading', { level: 1, name: title }).waitFor()
    expect(second.page.url()).toBe(first.page.url())
  })
})

describe('signing out', () => {
  test('leads to the sign-in page, and the way back is closed', async ({ signIn }) => {
    const { page } = await signIn(karl)
    await page.getByRole('button', { name: 'Profile: Karl Brandt' }).click()
    await page.getByRole('menuitem', { name: 'Sign out', exact: true }).click()
    await page.getByText('You’re signed out.').waitFor()
    await page.reload()
    await page.getByRole('heading', { name: 'Sign in' }).waitFor()
    expect(page.frames()).toHaveLength(1)
  })

  test('asks for nothing more: what is still on its way is given up, not refused', async ({ signIn }) => {
    const { page, app } = await signIn(karl)
    const asked = Promise.withResolvers<void>()
    const ended = Promise.withResolvers<void>()
    const passed = Promise.withResolvers<void>()
    await page.route(/\/api\/documents\/[\w-]+\?/, async (route) => {
      asked.resolve()
      await ended.promise
      await route.continue().catch(() => undefined)
      passed.resolve()
    })
    await page.route(/\/api\/session$/, async (route) => {
      const response = await route.fetch()
      ended.resolve()
      await passed.promise
      await route.fulfill({ response })
    })
    await app.getByRole('grid', { name: 'Documents' }).getByRole('row').nth(3).click()
    await asked.promise
    await page.getByRole('button', { name: 'Profile: Karl Brandt' }).click()
    await page.getByRole('menuitem', { name: 'Sign out', exact: true }).click()
    await page.getByText('You’re signed out.').waitFor()
  })

  test('of another device ends its session alone, from the list of where one is signed in', async ({ visit }) => {
    const [here, there] = await Promise.all([visit(), visit({ width: 390 })])
    for (const { signIn, app } of [here, there]) {
      await signIn(karl)
      await app.getByRole('main').waitFor()
    }
    execFileSync(process.execPath, [command, 'token', karl.username, '--days', '3'], {
      env: { ...process.env, KONTOR_DATA: kontor().data },
    })
    await here.page.getByRole('button', { name: 'Profile: Karl Brandt' }).click()
    await here.page.getByRole('menuitem', { name: 'Active sessions…' }).click()
    const sessions = here.page.getByRole('dialog').getByRole('listitem')
    await sessions.first().getByText('This browser').waitFor()
    there.expectProblem(/status of 401/)
    // The token of a program is one of them.
    await sessions
      .filter({ hasText: 'Program token' })
      .getByText(/valid until/)
      .waitFor()
    await sessions.getByRole('button', { name: /^End the token created / }).click()
    await here.page.getByText('The token has ended.').waitFor()
    const others = sessions.getByRole('button', { name: /^End the session of / })
    for (let left = await others.count(); left > 0; left -= 1) {
      await others.first().click()
      await eventually(() => others.count()).toBe(left - 1)
    }
    await there.page.getByText('Your session has ended. Sign in again to continue where you left off.').waitFor()
    await sessions.first().getByText('This browser').waitFor()
  })

  test('everywhere ends the session in the other browser, which says so by itself', async ({ visit }) => {
    const [here, there] = await Promise.all([visit(), visit({ width: 390 })])
    for (const { signIn, app } of [here, there]) {
      await signIn(karl)
      await app.getByRole('main').waitFor()
    }
    await here.page.getByRole('button', { name: 'Profile: Karl Brandt' }).click()
    await here.page.getByRole('menuitem', { name: 'Sign out everywhere…' }).click()
    there.expectProblem(/status of 401/)
    await here.page.getByRole('alertdialog').getByRole('button', { name: 'Sign out everywhere' }).click()
    await here.page.getByText('You’re signed out.').waitFor()
    await there.page.getByText('Your session has ended. Sign in again to continue where you left off.').waitFor()
    await eventually(() => there.page.frames().length).toBe(1)
  })
})
