import { describe, expect } from 'vitest'
import { seriousProblems, sidewaysScroll } from './support/accessibility.ts'
import { test } from './support/journey.ts'
import { freja, mads, password } from './support/people.ts'
import { mainly } from './support/widths.ts'

describe.each(
  mainly(390, [
    { width: 1280, person: mads },
    { width: 390, person: freja },
  ]),
)('at $width px', ({ width, person }) => {
  test('who adds a passkey of the device signs in with it, without a password; removed, it lets nobody in', async ({
    visit,
  }) => {
    const { page, signIn, expectProblem } = await visit({ width, at: '#/Kontor.Home/' })
    expectProblem(/status of 40[0134]/)
    // A device with a fingerprint reader, as Chromium plays it.
    const device = await page.context().newCDPSession(page)
    await device.send('WebAuthn.enable')
    await device.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
      },
    })
    const profile = async () => {
      await page.getByRole('button', { name: `Profile: ${person.name}` }).click()
      await page.getByRole('menuitem', { name: 'Passkeys…' }).click()
      return page.getByRole('dialog', { name: 'Passkeys' })
    }
    const signOut = async () => {
      await page.getByRole('button', { name: `Profile: ${person.name}` }).click()
      await page.getByRole('menuitem', { name: 'Sign out', exact: true }).click()
      await page.getByText('You’re signed out.').waitFor()
    }
    await signIn(person)
    const dialog = await profile()
    await dialog.getByRole('button', { name: 'Add passkey' }).click()
    await dialog.getByLabel('Password').fill('not this one')
    await page.keyboard.press('Enter')
    await dialog.getByText('Incorrect current password').waitFor()
    await dialog.getByLabel('Name').fill('My phone')
    await dialog.getByLabel('Password').fill(password)
    expect(await seriousProblems(page)).toEqual([])
    await page.keyboard.press('Enter')
    await dialog.getByText('My phone').waitFor()
    expect(await seriousProblems(page)).toEqual([])
    expect(Math.max(...(await sidewaysScroll(page)))).toBe(0)
    await page.keyboard.press('Escape')

    await signOut()
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
    const again = await profile()
    await again.getByText(/last used/).waitFor()
    await again.getByRole('button', { name: 'Remove the passkey My phone' }).click()
    await page.getByText('The passkey My phone was removed.').waitFor()
    await page.keyboard.press('Escape')

    await signOut()
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
    await page.getByText('This passkey was not accepted').waitFor()
  })
})
