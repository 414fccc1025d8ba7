import { Secret, TOTP } from 'otpauth'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { barsNobody, seriousProblems, sidewaysScroll } from './support/accessibility.ts'
import { eventually, test } from './support/journey.ts'
import { hanna, ines, password, volker } from './support/people.ts'
import { mainly } from './support/widths.ts'

/** The code of a secret as it stands on the page; each is good once, so the next half minute’s comes second. */
const codeOf = (secret: string, periodsAhead = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret.replaceAll(' ', '')) }).generate({
    timestamp: Date.now() + periodsAhead * 30_000,
  })
const secretOn = async (page: Page) => (await page.locator('.s-secret').textContent()) ?? ''

describe.each(
  mainly(1280, [
    { width: 1280, person: ines },
    { width: 390, person: hanna },
  ]),
)('at $width px', ({ width, person }) => {
  test('who sets up an authenticator app in the profile signs in with its codes, or a recovery code', async ({
    visit,
  }) => {
    const { page, signIn, expectProblem } = await visit({ width, at: '#/Kontor.Home/' })
    expectProblem(/status of 40[0134]/)
    await signIn(person)
    await page.getByRole('button', { name: `Profile: ${person.name}` }).click()
    await page.getByRole('menuitem', { name: 'Two-factor authentication…' }).click()
    const dialog = page.getByRole('dialog', { name: 'Two-factor authentication' })
    await dialog.getByRole('button', { name: 'Set up' }).click()
    await dialog.getByLabel('Password').fill(password)
    await page.keyboard.press('Enter')
    await dialog.getByRole('img', { name: 'QR code for the authenticator app' }).waitFor()
    expect(await seriousProblems(page)).toEqual([])
    const secret = await secretOn(page)
    await dialog.getByLabel('Code', { exact: true }).fill('000000')
    await page.keyboard.press('Enter')
    await dialog.getByText('This code is wrong or was used before').waitFor()
    await dialog.getByLabel('Code', { exact: true }).fill(codeOf(secret))
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Sign out other devices' }).click()
    await page.getByText('You are signed out on all other devices.').waitFor()
    const codes = dialog.getByRole('region', { name: 'Recovery codes' }).getByRole('listitem')
    await eventually(() => codes.count()).toBe(10)
    const [recovery = ''] = await codes.allTextContents()
    expect(await seriousProblems(page)).toEqual([])
    expect(Math.max(...(await sidewaysScroll(page)))).toBe(0)
    await dialog.getByRole('button', { name: 'I’ve saved my codes' }).click()
    await dialog.getByText('Recovery codes left: 10.').waitFor()

    for (const code of [codeOf(secret, 1), recovery]) {
      const other = await visit({ width, at: '#/Kontor.Home/' })
      other.expectProblem(/status of 40[034]/)
      await other.signIn(person)
      await other.page.getByRole('heading', { name: 'Enter your code' }).waitFor()
      await barsNobody(other.page)
      await other.page.getByLabel('Code', { exact: true }).fill(code)
      await other.page.keyboard.press('Enter')
      await other.page.getByRole('button', { name: `Profile: ${person.name}` }).waitFor()
    }
  })
})

test('a company that asks for it has who signs in set it up on the way, on a phone', async ({ visit }) => {
  const admin = await visit({ width: 390, at: '#/Kontor.Admin/company' })
  await admin.signIn(volker)
  const rule = admin.app.getByRole('switch', { name: 'Require two-factor authentication' })
  await rule.click({ force: true })
  await admin.page.getByText('Two-factor authentication is now required.').waitFor()
  await barsNobody(admin.page)
  const { page, signIn, expectProblem } = await visit({ width: 390, at: '#/Kontor.Home/' })
  expectProblem(/status of 40[34]/)
  await signIn(volker)
  await page.getByRole('heading', { name: 'Set up two-factor authentication' }).waitFor()
  await page.getByRole('img', { name: 'QR code for the authenticator app' }).waitFor()
  await barsNobody(page)
  await page.getByLabel('Code', { exact: true }).fill(codeOf(await secretOn(page)))
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Recovery codes' }).waitFor()
  await barsNobody(page)
  await page.getByRole('button', { name: 'I’ve saved my codes' }).click()
  await page.getByRole('button', { name: `Profile: ${volker.name}` }).waitFor()
  await rule.click({ force: true })
  await admin.page.getByText('Two-factor authentication is no longer required.').waitFor()
})
