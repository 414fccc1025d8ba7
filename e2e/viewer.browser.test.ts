import type { FrameLocator } from 'playwright-core'
import { describe, expect } from 'vitest'
import { signedIn } from './support/call.ts'
import { choose } from './support/choose.ts'
import { give, offered, openBill, rowsWith, send, sendNow, standing, uploadInvoice } from './support/documents.ts'
import { arrivedInvoice, invoiceOf } from './support/invoice.ts'
import { eventually, test, type Visit } from './support/journey.ts'
import { kontor } from './support/kontor.ts'
import { jonas, karl, lena, miriam, paul } from './support/people.ts'

const chest = [
  { item: 'Tool chest', quantity: 2, price: 480 },
  { item: 'Vice', quantity: 4, price: 75 },
  { item: 'Drawer insert', quantity: 6, price: 31.5 },
]

const tab = (app: FrameLocator, name: string) => app.getByRole('tab', { name: new RegExp(name) })
const openTab = (app: FrameLocator, name: string) => tab(app, name).click()
const posts = (app: FrameLocator) => app.getByRole('list', { name: 'Thread' }).getByRole('listitem')
const lineStates = (app: FrameLocator) =>
  app
    .getByRole('region', { name: 'Lines' })
    .getByText(/^(Open|Disputed|Closed|Canceled)$/)
    .allTextContents()

async function say({ page, app }: Visit, text: string): Promise<void> {
  await app.getByRole('textbox', { name: 'Reply' }).fill(text)
  await page.keyboard.press('Control+Enter')
  await posts(app).filter({ hasText: text }).waitFor()
}

/** The buyer disputes line 3 for its quantity, from the lines. */
async function disputeLine3({ app }: Visit, number: string): Promise<void> {
  await openTab(app, 'Lines')
  await app.getByRole('button', { name: 'Dispute line 3: Drawer insert' }).click()
  const dialog = app.getByRole('dialog', { name: `Dispute ${number}` })
  await dialog.getByRole('checkbox', { name: '3 · Drawer insert', checked: true }).waitFor()
  await dialog.getByRole('button', { name: /Reason/ }).click()
  await app.getByRole('option', { name: /quantity/i }).click()
  await dialog.getByRole('textbox', { name: 'Comment' }).fill('Only four came.')
  await dialog.getByRole('button', { name: 'Dispute', exact: true }).click()
  await sendNow(app)
  await eventually(() => lineStates(app)).toEqual(['Open', 'Open', 'Disputed'])
}

describe.each([{ width: 1280 as const }, { width: 390 as const }])('journey 5 at $width px', ({ width }) => {
  test('the buyer disputes line 3, both talk in one thread, the supplier credits the line, the bill is paid and closed', async ({
    signIn,
  }) => {
    const [supplier, buyer] = await Promise.all([signIn(karl, { width }), signIn(jonas, { width })])
    const number = `LINE-3-${width}`
    await uploadInvoice(supplier.app, number, invoiceOf(number, chest))
    await send(supplier.app, number)
    await openBill(buyer.app, number)
    await disputeLine3(buyer, number)

    // The supplier sits before it: what came is told at once, with the line and its reason.
    await eventually(() => standing(supplier.app, 'Business').textContent()).toContain('Disputed')
    await openTab(supplier.app, 'Lines')
    await eventually(() => lineStates(supplier.app)).toEqual(['Open', 'Open', 'Disputed'])
    await supplier.app.getByText('Quantity is wrong: Only four came.').last().waitFor()

    await openTab(buyer.app, 'Thread')
    await posts(buyer.app).filter({ hasText: 'Disputed · line 3' }).waitFor()
    await say(buyer, 'Two inserts are missing.')
    await eventually(() => tab(supplier.app, 'Thread').textContent()).toContain('1 new')
    await openTab(supplier.app, 'Thread')
    await posts(supplier.app)
      .filter({ hasText: /Nordlicht Handel AG.*Two inserts are missing/ })
      .waitFor()
    await eventually(() => tab(supplier.app, 'Thread').textContent()).not.toContain('new')
    await say(supplier, 'You are right: we credit the line.')
    await posts(buyer.app).filter({ hasText: 'You are right' }).waitFor()

    await openTab(supplier.app, 'Lines')
    await supplier.app.getByRole('button', { name: /^Credit line 3: / }).click()
    const heading = supplier.app.getByRole('heading', { level: 1, name: /^Credit note \S+/ })
    const credit = ((await heading.textContent()) ?? '').replace('Credit note ', '')
    await eventually(() => supplier.app.getByRole('combobox', { name: 'Item, line 1' }).inputValue()).toBe(
      'Drawer insert',
    )
    expect(await supplier.app.getByRole('combobox', { name: 'Item, line 2' }).count()).toBe(0)
    await send(supplier.app, credit)

    const came = posts(buyer.app).getByRole('button', { name: `Credit note ${credit}` })
    await came.click()
    await buyer.app.getByRole('heading', { level: 1, name: `Credit note ${credit}` }).waitFor()
    await give(buyer.app, 'Accept')
    await eventually(() => standing(buyer.app, 'Business').textContent()).toContain('Accepted')
    await openTab(buyer.app, 'Data')
    await buyer.app.getByRole('button', { name: `Invoice ${number}` }).click()
    await buyer.app.getByRole('heading', { level: 1, name: `Invoice ${number}` }).waitFor()
    await give(buyer.app, 'Accept')
    await eventually(() => standing(buyer.app, 'Business').textContent()).toContain('Accepted')
    await give(buyer.app, 'Mark as paid')
    await eventually(() => standing(buyer.app, 'Business').textContent()).toContain('Payment sent')

    await openTab(supplier.app, 'Data')
    await supplier.app.getByRole('button', { name: `Invoice ${number}` }).click()
    await give(supplier.app, 'Confirm payment')
    for (const { app } of [supplier, buyer]) {
      await eventually(() => standing(app, 'Business').textContent()).toContain('Paid')
      await openTab(app, 'Lines')
      await eventually(() => lineStates(app)).toEqual(['Closed', 'Closed', 'Closed'])
    }
  })
})

test('further lines of a disputed bill are disputed from the screen; the bell of its supplier says which bill and why, and that a reply has come', async ({
  signIn,
}) => {
  const number = 'MORE-LINES-1'
  const id = await arrivedInvoice(number, chest)
  const asBuyer = await signedIn(kontor().shell, jonas)
  const first = {
    ...{
      ResponseId: crypto.randomUUID(),
      ResponseCode: 'BusinessDispute',
      ReasonCode: 'QTY',
      Reason: 'Only four came.',
    },
    Lines: [{ LineId: '3', ReasonCode: 'QTY', Reason: 'Only four came.' }],
  }
  await asBuyer('PUT', `documents/${id}/statechange`, JSON.stringify(first))
  const buyer = await signIn(jonas)
  await openBill(buyer.app, number)
  await (await offered(buyer.app, /^Dispute more lines…/)).click()
  const dialog = buyer.app.getByRole('dialog', { name: `Dispute ${number}` })
  await dialog.getByText('1 · Tool chest').click()
  await dialog.getByRole('button', { name: /Reason/ }).click()
  await buyer.app.getByRole('option', { name: /price/i }).first().click()
  await dialog.getByRole('textbox', { name: 'Comment' }).fill('440 was agreed.')
  await dialog.getByRole('button', { name: 'Dispute', exact: true }).click()
  await sendNow(buyer.app)
  await openTab(buyer.app, 'Lines')
  await eventually(() => lineStates(buyer.app)).toEqual(['Disputed', 'Open', 'Disputed'])
  await openTab(buyer.app, 'Thread')
  await say(buyer, 'Please send a corrected invoice.')

  const supplier = await signIn(karl)
  await supplier.page.getByRole('button', { name: /^Notifications/ }).click()
  const came = supplier.page.getByRole('dialog', { name: 'Notifications' }).getByRole('link')
  await came
    .filter({ hasText: `Reply about ${number}` })
    .filter({ hasText: 'Please send a corrected invoice.' })
    .waitFor()
  for (const why of ['Only four came.', '440 was agreed.'])
    await came
      .filter({ hasText: `${number} disputed` })
      .filter({ hasText: why })
      .waitFor()
})

test('a document is kept to those who are given a right on it, and opened again', async ({ signIn }) => {
  await arrivedInvoice('SECRET-1', chest)
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
  const id = await arrivedInvoice('STAYS-1', chest)
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

test.for([1280, 390] as const)(
  'at %i px an administrator holds a document beyond its time; who reads it sees until when it is kept and why',
  async (width, { signIn }) => {
    const number = `KEPT-${width}`
    await arrivedInvoice(number, chest)
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

describe.each([{ width: 1280 as const }, { width: 390 as const }])(
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
