import { describe, expect } from 'vitest'
import { signedIn } from './support/call.ts'
import { choose } from './support/choose.ts'
import { openBill, openTab, rowsWith, tab } from './support/documents.ts'
import { arrivedInvoice, toolChest } from './support/invoice.ts'
import { eventually, test, type Visit } from './support/journey.ts'
import { kontor } from './support/kontor.ts'
import { jonas, lena, miriam, paul } from './support/people.ts'
import { mainly } from './support/widths.ts'

test('a document is kept to those who are given a right on it, and opened again', async ({ signIn }) => {
  await arrivedInvoice('SECRET-1', toolChest)
  const [head, colleague] = await Promise.all([signIn(jonas), signIn(paul)])
  const found = rowsWith(colleague.app, 'SECRET-1')
  await found.first().waitFor()
  // Beside the list he sees it, and may ask for it once more before the list has lost its row.
  colleague.expectProblem(/status of 403/)

  await openBill(head.app, 'SECRET-1')
  await openTab(head.app, 'Access')
  const access = head.app.getByRole('list', { name: 'Access' }).getByRole('listitem')
  await choose(
    head.app.getByRole('combobox', { name: 'Person or team' }),
    'Lena',
    head.app.getByRole('option', { name: 'Lena Marquardt' }),
  )
  await head.app.getByRole('button', { name: 'Add', exact: true }).click()
  // Who gives the first right keeps their own.
  await eventually(() => access.count()).toBe(2)
  await access.filter({ hasText: 'Lena Marquardt' }).filter({ hasText: 'Can view' }).waitFor()
  await access.filter({ hasText: 'Jonas Petersen' }).filter({ hasText: 'Can manage' }).waitFor()
  await eventually(() => found.count()).toBe(0)
  // Who only reads gives no rights: there is no such tab.
  await colleague.app.getByRole('row').nth(1).dblclick()
  await tab(colleague.app, 'History').waitFor()
  expect(await tab(colleague.app, 'Access').count()).toBe(0)
  await colleague.page.keyboard.press('Escape')

  await head.app.getByRole('button', { name: 'Remove access of Lena Marquardt' }).click()
  await eventually(() => access.count()).toBe(1)
  await head.app.getByRole('button', { name: 'Remove all restrictions' }).click()
  await head.app.getByText(/^Everyone in your company/).waitFor()
  await found.first().waitFor()
})

test('the page of a document is drawn once: it stays, with what is selected on it, while colleagues work on the document', async ({
  signIn,
}) => {
  const id = await arrivedInvoice('STAYS-1', toolChest)
  const { page, app, expectProblem } = await signIn(jonas)
  await openBill(app, 'STAYS-1')
  const paper = app.frameLocator('iframe[title="Invoice STAYS-1 as a page"]')
  await paper.getByText('Tool chest').first().dblclick()
  // All of it stands on the screen that scrolls, in the font that the screen has, and not in what the computer has.
  const [inner, fonts] = await paper.locator('html').evaluate(async (page) => {
    await document.fonts.ready
    const { scrollHeight, clientHeight } = page
    const loaded = [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family)
    return [
      scrollHeight - clientHeight,
      loaded.filter((family) => getComputedStyle(document.body).fontFamily.includes(family)),
    ]
  })
  expect([inner, fonts.length > 0]).toEqual([0, true])
  const selected = () => paper.locator('html').evaluate(() => String(getSelection()).trim())
  await eventually(selected).not.toBe('')
  const word = await selected()

  // Nor does it go where it cannot be asked for anew.
  expectProblem(/status of 429/)
  const thePage = new RegExp(`/documents/${id}\\?locale=`)
  await page.route(thePage, (route) => route.fulfill({ status: 429 }))
  const refused = page.waitForResponse(thePage)
  await openTab(app, 'History')
  const colleague = await signedIn(kontor().shell, lena)
  await colleague('PUT', `documents/${id}/tags/seen`)
  await (await refused).finished()
  await app.getByRole('tabpanel').getByText('Lena Marquardt').first().waitFor()
  expect(await selected()).toBe(word)
})

test.for(mainly(1280, [1280, 390]))(
  'at %i px an administrator holds a document beyond its time; who reads it sees until when it is kept and why',
  async (width, { signIn }) => {
    const number = `KEPT-${width}`
    await arrivedInvoice(number, toolChest)
    const [admin, reader] = await Promise.all([signIn(miriam, { width }), signIn(paul, { width })])
    for (const visit of [admin, reader]) {
      await openBill(visit.app, number)
      await openTab(visit.app, 'History')
    }
    const keeping = ({ app }: Visit) => app.getByRole('region', { name: 'Retention' })
    await keeping(reader)
      .getByText(/^Retained by law until Dec 31, \d{4} \(§ 147 Abs\. 3 AO/)
      .waitFor()
    expect(await keeping(reader).getByRole('button').count()).toBe(0)

    await keeping(admin).getByRole('button', { name: 'Place on legal hold' }).click()
    const asked = admin.app.getByRole('dialog', { name: `Place ${number} on legal hold` })
    await asked.getByRole('button', { name: 'Place on legal hold', exact: true }).click()
    await asked.getByText('Enter a reason.').waitFor()
    await asked.getByRole('textbox', { name: 'Reason' }).fill('Court of Hamburg, 3 O 12/26')
    await asked.getByRole('button', { name: 'Place on legal hold', exact: true }).click()
    for (const visit of [admin, reader])
      await keeping(visit)
        .getByText(/^On legal hold since .*: Court of Hamburg/)
        .waitFor()

    await keeping(admin).getByRole('button', { name: 'Release legal hold' }).click()
    const release = admin.app.getByRole('dialog', { name: `Release legal hold on ${number}` })
    await release.getByRole('textbox', { name: 'Reason' }).fill('Settled')
    await release.getByRole('button', { name: 'Release legal hold', exact: true }).click()
    await eventually(() => keeping(reader).textContent()).not.toContain('On legal hold')
    await reader.app.getByText(/Settled/).waitFor()
  },
)

describe.each(mainly(1280, [{ width: 1280 }, { width: 390 }]))(
  'from document to document at $width px',
  ({ width }) => {
    test('J and K go through the list as it is filtered, what is chosen of one is in sight, and Escape returns to it', async ({
      signIn,
    }) => {
      const { app, page } = await signIn(jonas, { width })
      const toAnswer = app.getByRole('tab', { name: /^To answer \d/ })
      await toAnswer.click()
      // Until it has come the list of all stands there, in which there are such rows, too: it has many more.
      const grid = app.getByRole('grid', { name: 'Documents' })
      const beyond = async () =>
        Number(await grid.getAttribute('aria-rowcount')) - Number(/\d+/.exec((await toAnswer.textContent()) ?? '')?.[0])
      // Heads and totals are rows, too.
      await eventually(async () => [1, 2].includes(await beyond())).toBe(true)
      const rows = app.getByRole('row').filter({ hasText: 'To answer' })
      const shown = await rows.allTextContents()
      expect(shown.length).toBeGreaterThan(2)
      const stands = async (at: number) => {
        const number = /\S+$/.exec((await app.getByRole('heading', { level: 1 }).textContent()) ?? '')?.[0] ?? '-'
        return shown[at]?.includes(number) ?? false
      }
      await rows.first().dblclick()
      await eventually(() => stands(0)).toBe(true)
      // The list knows what comes next as soon as it is there.
      await app.getByRole('button', { name: 'Next document', disabled: false }).waitFor()
      await page.keyboard.press('j')
      await eventually(() => stands(1)).toBe(true)
      await app.getByRole('button', { name: 'Next document' }).click()
      await eventually(() => stands(2)).toBe(true)
      await app.getByRole('tab', { name: 'Data' }).click()
      await eventually(async () => (await app.getByRole('tabpanel').boundingBox())?.y).toBeLessThan(
        width === 390 ? 400 : 700,
      )
      await page.keyboard.press('k')
      await eventually(() => stands(1)).toBe(true)
      await page.keyboard.press('Escape')
      await app.getByRole('tab', { name: /^To answer/, selected: true }).waitFor()
      await eventually(() => rows.allTextContents()).toEqual(shown)
    })
  },
)
