import { describe, expect } from 'vitest'
import { newInvoice, openRow, rowsWith } from './support/documents.ts'
import { arrivedInvoice } from './support/invoice.ts'
import { eventually, test } from './support/journey.ts'
import { hasFocus } from './support/keyboard.ts'
import { kontor } from './support/kontor.ts'
import { lena, nadja } from './support/people.ts'
import { takeInHand } from './support/tab.ts'

const { shell, apps } = kontor()

/** In a browser of its own: Chromium gives the frame of the next window the process of one that has just been closed, busy or not. */
const burning = { elsewhere: true }

describe('an app lives on another site than the shell', () => {
  test('in a sandbox, without cookies, and cannot read the shell', async ({ visit }) => {
    const { page, frame, app, signIn } = await visit()
    const sent: { url: string; cookie: string | undefined }[] = []
    page.on('request', async (request) => {
      const headers = await request.allHeaders().catch(() => ({}) as Record<string, string>)
      sent.push({ url: request.url(), cookie: headers['cookie'] })
    })
    await signIn(lena)
    await rowsWith(app, 'To answer').first().waitFor()

    expect(new URL(page.url()).origin).toBe(shell)
    expect(await frame().evaluate(() => self.origin)).toBe(apps)
    const sandbox = await page.locator('main iframe').getAttribute('sandbox')
    expect(sandbox).toContain('allow-scripts')
    expect(sandbox).not.toMatch(/top-navigation|popups/)
    const parentOf = () => {
      try {
        return parent.document.title
      } catch (error) {
        return (error as Error).name
      }
    }
    expect(await frame().evaluate(parentOf)).toBe('SecurityError')
    expect(await frame().evaluate(() => document.cookie)).toBe('')

    const of = (origin: string) => sent.filter(({ url }) => url.startsWith(`${origin}/`))
    await eventually(() => of(apps).some(({ url }) => url.includes('/api/documents'))).toBe(true)
    expect(of(apps).filter(({ cookie }) => cookie !== undefined)).toEqual([])
    expect(of(shell).some(({ cookie }) => cookie !== undefined)).toBe(true)
  })

  test('and however long it is busy, the shell is typed into meanwhile', async ({ signIn }) => {
    const { page, frame, app } = await signIn(lena, burning)
    await rowsWith(app, 'To answer').first().waitFor()
    const field = page.getByRole('combobox', { name: 'Search' })
    await page.getByRole('button', { name: /Search or jump to/ }).focus()
    frame()
      .evaluate(() => {
        for (;;);
      })
      .catch(() => undefined)
    await page.keyboard.press('Control+k')
    await field.waitFor()
    await page.keyboard.type('dark theme')
    await page.getByRole('option', { name: 'Dark theme' }).waitFor()
    expect(await field.inputValue()).toBe('dark theme')
  })

  test('and when it dies, a card says so and starts it again where it was', async ({ signIn }) => {
    const { page, frame, app } = await signIn(lena, burning)
    await takeInHand(page)
    await page.reload()
    const title = await openRow(app, 'To answer')
    await page.waitForURL(/\/view\//)
    // It never comes back from this; four heartbeats after the first without an answer the shell gives it up.
    frame()
      .evaluate(() => {
        for (;;);
      })
      .catch(() => 'the frame is gone')
    // No further than to its death: the three seconds in which Chromium keeps its process are real ones.
    const card = page.getByText('Documents isn’t responding')
    await eventually(async () => {
      await page.evaluate(() => window.tab.pass(100))
      return card.isVisible()
    }).toBe(true)
    await page.getByRole('button', { name: 'Restart Documents' }).click()
    await app.getByRole('heading', { level: 1, name: title }).waitFor()
  })
})

test('Back works across the screens of an app', async ({ signIn }) => {
  await arrivedInvoice('BACK-1', [{ item: 'Vice', quantity: 2, price: 75 }])
  const { page, app } = await signIn(lena)
  // Of the list of all, which stands there until the other one has come, the row will do as well.
  const row = rowsWith(app, 'BACK-1')
  await row.waitFor()
  await app.getByRole('tab', { name: /^To answer/ }).click()
  await app.getByRole('tab', { name: /^To answer/, selected: true }).waitFor()
  await row.dblclick()
  await app.getByRole('button', { name: 'Reject…' }).waitFor()
  await page.waitForURL(/\/view\//)
  await page.goBack()
  await app.getByRole('tab', { name: /^To answer/, selected: true }).waitFor()
  await page.goForward()
  await app.getByRole('button', { name: 'Reject…' }).waitFor()
  await page.goBack()
  await page.goBack()
  await app.getByRole('tab', { name: /^All/, selected: true }).waitFor()
})

test('unsaved work is guarded: whoever goes elsewhere is asked first, and loses nothing by staying', async ({
  signIn,
}) => {
  const { page, app, expectProblem } = await signIn(nadja)
  await newInvoice(app)
  // The line to the server breaks while she writes.
  expectProblem(/ERR_FAILED|ERR_INTERNET_DISCONNECTED/)
  await page.route(`${apps}/api/documents/**`, (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.continue(),
  )
  const item = app.getByRole('combobox', { name: 'Item, line 1' })
  await item.fill('Anvil')
  await app.getByText(/^Couldn’t save: /).waitFor()

  const signOut = async () => {
    await page.getByRole('button', { name: `Profile: ${nadja.name}` }).click()
    await page.getByRole('menuitem', { name: 'Sign out', exact: true }).click()
  }
  await signOut()
  const dialog = page.getByRole('alertdialog', { name: 'Leave without saving?' })
  const stay = dialog.getByRole('button', { name: 'Stay' })
  await eventually(() => hasFocus(stay)).toBe(true)
  await stay.click()
  await dialog.waitFor({ state: 'hidden' })
  expect(await item.inputValue()).toBe('Anvil')

  await page.unroute(`${apps}/api/documents/**`)
  await app.getByRole('button', { name: 'Try again' }).click()
  await app.getByText(/^Draft saved/).waitFor()
  await signOut()
  await page.getByText('You’re signed out.').waitFor()
})
