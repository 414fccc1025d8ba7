import { expect } from 'vitest'
import { standing } from './support/documents.ts'
import { arrivedInvoice } from './support/invoice.ts'
import { eventually, test } from './support/journey.ts'
import { pressAt } from './support/keyboard.ts'
import { karl, lena, password } from './support/people.ts'

test('on a first visit nothing that is asked for is missing or refused', async ({ visit }) => {
  const { page, app, signIn } = await visit({ at: '#/Kontor.Home/' })
  const failed: string[] = []
  page.on('response', (response) => {
    if (response.status() >= 400) failed.push(`${response.status()} ${response.request().method()} ${response.url()}`)
  })
  await page.reload()
  await signIn(karl)
  await app.getByRole('main').waitFor()
  await page.getByRole('button', { name: /^Notifications/ }).click()
  await page.getByRole('dialog').waitFor()
  await page.keyboard.press('Escape')
  for (const screen of ['Documents/', 'Documents/new/invoice', 'Admin/people', 'Admin/company', 'Admin/']) {
    await page.evaluate((hash) => {
      location.hash = hash
    }, `#/Kontor.${screen}`)
    await page.locator(`main [data-front] iframe[src*="/${screen.split('/')[0]?.toLowerCase()}/"]`).waitFor()
    await app.getByRole('main').waitFor()
    await eventually(() => app.locator('.k-skeleton').count()).toBe(0)
  }
  expect(failed).toEqual([])
})

test('on a slow line the shell shows what is coming and stays at hand, by the keyboard too, what is pressed early is not lost, and what is pressed twice is done once', async ({
  visit,
}) => {
  // Of an amount that no other journey bills: a warning would ask before it accepts.
  const bill = await arrivedInvoice('SLOW-1', [{ item: 'Lamp', quantity: 1, price: 41.37 }])
  const { page, app } = await visit({ at: `#/Kontor.Documents/view/${bill}` })
  /** Holds what fits; counts it, and lets it go. */
  const hold = async (method: RegExp, path: RegExp) => {
    const free = Promise.withResolvers<void>()
    let count = 0
    const isHeld = (url: URL) => path.test(url.pathname)
    await page.route(isHeld, async (route) => {
      if (!method.test(route.request().method())) return route.fallback()
      count += 1
      await free.promise
      await route.continue().catch(() => undefined)
    })
    return { count: () => count, go: () => free.resolve() }
  }

  const signingIn = await hold(/POST/, /\/api\/session$/)
  const documents = await hold(/GET/, /\/api\/documents/)
  await page.getByLabel('E-mail').fill(lena.username)
  await page.getByLabel('Password').fill(password)
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  const button = page.getByRole('button', { name: /Sign in|Signing in/ }).first()
  await button.click({ force: true })
  await eventually(signingIn.count).toBe(1)
  signingIn.go()

  await eventually(() => app.locator('.k-skeleton').count()).toBeGreaterThan(0)
  await pressAt(page, page.getByRole('button', { name: `Profile: ${lena.name}` }), 'Shift+Tab')
  await page.getByRole('menuitem', { name: 'Sign out', exact: true }).waitFor()
  await page.keyboard.press('Escape')
  documents.go()
  const accept = app.getByRole('button', { name: 'Accept' })
  await accept.waitFor()
  expect(signingIn.count()).toBe(1)

  // What is opened before it has come shows it once it comes.
  const reasons = await hold(/GET/, /\/api\/status-change-reasons/)
  await app.getByRole('button', { name: /^Reject/ }).click()
  const rejecting = app.getByRole('dialog')
  await rejecting.getByRole('button', { name: /Reason/ }).click()
  await eventually(reasons.count).toBe(1)
  reasons.go()
  await app.getByRole('option', { name: 'Other' }).waitFor()
  await page.keyboard.press('Escape')
  await rejecting.getByRole('button', { name: 'Cancel' }).click()
  await rejecting.waitFor({ state: 'detached' })

  const accepting = await hold(/PUT|POST/, new RegExp(`/api/.*${bill}`))
  await pressAt(page, accept)
  await page.keyboard.press('Enter')
  await eventually(accepting.count).toBe(1)
  await page.keyboard.press('a')
  await accept.click({ force: true, timeout: 1_000 }).catch(() => undefined)
  accepting.go()
  await standing(app, 'Business').filter({ hasText: 'Accepted' }).waitFor()
  expect(accepting.count()).toBe(1)
})
