import type { Locator } from 'playwright-core'
import { afterAll, beforeAll, describe, expect } from 'vitest'
import { barsNobody } from './support/accessibility.ts'
import { type ExampleApp, serveExampleApp } from './support/example-app.ts'
import { eventually, test, type Visit } from './support/journey.ts'
import { karl, lena, miriam, ruth, sam } from './support/people.ts'
import { mainly } from './support/widths.ts'

const admin = '#/Kontor.Admin/'
let example: ExampleApp
beforeAll(async () => {
  example = await serveExampleApp()
})
afterAll(() => example.stop())

const rows = ({ app }: Visit, list: string) => app.getByRole('list', { name: list }).getByRole('listitem')

/** Whether a picture has come, and from where. */
const pictureOf = (place: Locator) =>
  place.locator('img').evaluate((each) => {
    const { naturalWidth, src } = each as HTMLImageElement
    return [naturalWidth > 0, src]
  })

describe.each(mainly(1280, [{ width: 1280 }, { width: 390 }]))('the app store at $width px', ({ width }) => {
  test('an administrator adds an app by its address, consents, opens it, and ends it; other companies see nothing of it', async ({
    signIn,
  }) => {
    const visit = await signIn(miriam, { width, at: admin })
    const { page, app, expectProblem } = visit
    await rows(visit, 'App store')
      .filter({ hasText: /^Documents/ })
      .getByText('Comes with Kontor')
      .waitFor()
    await barsNobody(visit.page)

    // A manifest with mistakes: each is named with its field.
    // Its own removal may reach the screen before its answer does.
    for (const words of [/status of 400/, /status of 404 .*vendors\/Acme/]) expectProblem(words)
    await app.getByRole('button', { name: 'Add app…' }).click()
    const dialog = app.getByRole('dialog', { name: 'Add app' })
    const address = dialog.getByRole('textbox', { name: /Manifest URL/ })
    await address.fill(example.broken)
    await page.keyboard.press('Enter')
    const faults = dialog.getByRole('list', { name: 'Issues in the manifest' })
    await faults.getByText('permissions', { exact: false }).first().waitFor()
    await barsNobody(visit.page)

    await address.fill(example.manifest)
    await dialog.getByRole('button', { name: 'Add', exact: true }).click()
    const consent = app.getByRole('dialog', { name: 'Activate Hello?' })
    await consent.getByText(new URL(example.manifest).origin, { exact: false }).waitFor()
    await consent.getByRole('checkbox', { name: 'Read documents' }).waitFor()
    const sending = consent.getByText('Send documents on behalf of the company')
    await sending.click()
    await barsNobody(visit.page)
    await consent.getByRole('button', { name: 'Activate' }).click()
    await page.getByText('Hello activated.').waitFor()

    // What was not ticked was not granted.
    const right = (words: string) => app.getByRole('listitem').filter({ hasText: words })
    await right('Read documents').getByText('Granted', { exact: true }).waitFor()
    await right('Send documents').getByText('Not granted').waitFor()

    // Whoever works there has it; who may not change that reads why.
    const colleague = await signIn(lena, { width, at: admin })
    // She stays on the app's page while it is taken out of the store.
    colleague.expectProblem(/status of 404 .*vendors\/Acme/)
    await colleague.app.getByText('Only administrators can add and activate apps.').waitFor()
    expect(await colleague.app.getByRole('button', { name: 'Add app…' }).count()).toBe(0)
    const listed = rows(colleague, 'App store').filter({ hasText: 'Hello' })
    // Its picture, from our own host: the page's policy admits no other.
    await eventually(() => pictureOf(listed)).toEqual([true, expect.stringContaining('/app-icons/')])
    await listed.getByRole('button').click()
    await colleague.app.getByText('Not granted').waitFor()
    expect(await colleague.app.getByRole('button', { name: /Deactivate|permissions|Remove/ }).count()).toBe(0)
    await colleague.app.getByRole('button', { name: 'Open', exact: true }).click()
    await colleague.app.getByText(`Hello ${lena.name} of ${lena.company}`).waitFor()

    const stranger = await signIn(karl, { width, at: admin })
    await rows(stranger, 'App store')
      .filter({ hasText: /^Documents/ })
      .waitFor()
    expect(await rows(stranger, 'App store').filter({ hasText: 'Hello' }).count()).toBe(0)

    await app.getByRole('button', { name: 'Deactivate…' }).click()
    const asked = app.getByRole('alertdialog', { name: 'Deactivate Hello?' })
    await asked.getByRole('button', { name: 'Deactivate' }).click()
    await page.getByText('Hello deactivated.').waitFor()
    await app.getByText('Inactive', { exact: true }).waitFor()
    await app.getByRole('button', { name: 'Remove from store…' }).click()
    await app.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
    await rows(visit, 'App store')
      .filter({ hasText: /^Documents/ })
      .waitFor()
    await eventually(() => rows(visit, 'App store').filter({ hasText: 'Hello' }).count()).toBe(0)
  })

  test('F-172: an administrator mends the company’s address; a colleague who looks sees it at once', async ({
    signIn,
  }) => {
    const [visit, colleague] = await Promise.all([
      signIn(ruth, { width, at: '#/Kontor.Admin/company' }),
      signIn(sam, { width, at: '#/Kontor.Admin/company' }),
    ])
    await colleague.app.getByText('Only administrators can change company data.').waitFor()
    const identifiers = visit.app.getByRole('textbox', { name: /^Identifier type/ })
    const street = visit.app.getByRole('textbox', { name: 'Street and number' })
    await street.waitFor()
    const before = await identifiers.count()
    await street.fill(`${width} Mill Lane`)
    await visit.app.getByRole('button', { name: 'Add identifier' }).click()
    await barsNobody(visit.page)
    await visit.app.getByRole('button', { name: 'Save' }).click()
    await visit.page.getByText('Company saved.').waitFor()
    await colleague.app.getByText(`${width} Mill Lane`).waitFor()
    // What has no value is not kept.
    await eventually(() => identifiers.count()).toBe(before)
  })

  test('an administrator locks somebody out and lets them in again', async ({ signIn }) => {
    const visit = await signIn(ruth, { width, at: '#/Kontor.Admin/people' })
    const row = rows(visit, 'People').filter({ hasText: sam.name })
    await row.getByText('Supplier contact').waitFor()
    await barsNobody(visit.page)
    // The last administrator stays one: nothing of hers can be changed but what she is called.
    await visit.app.getByRole('button', { name: `Actions for ${ruth.name}` }).click()
    expect(await visit.app.getByRole('menuitem').allTextContents()).toEqual(['Edit'])
    await visit.page.keyboard.press('Escape')
    const acts = visit.app.getByRole('button', { name: `Actions for ${sam.name}` })
    await acts.click()
    await visit.app.getByRole('menuitem', { name: 'Lock account' }).click()
    await visit.app.getByRole('alertdialog').getByRole('button', { name: 'Lock' }).click()
    await row.getByText('Locked').waitFor()
    await acts.click()
    await visit.app.getByRole('menuitem', { name: 'Unlock' }).click()
    await row.getByText('Active', { exact: true }).waitFor()
  })
})
