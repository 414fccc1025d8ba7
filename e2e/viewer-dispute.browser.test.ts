import type { FrameLocator } from 'playwright-core'
import { describe, expect } from 'vitest'
import { signedIn } from './support/call.ts'
import { give, offered, openBill, openTab, send, sendNow, standing, tab, uploadInvoice } from './support/documents.ts'
import { arrivedInvoice, invoiceOf, toolChest } from './support/invoice.ts'
import { eventually, test, type Visit } from './support/journey.ts'
import { kontor } from './support/kontor.ts'
import { jonas, karl } from './support/people.ts'

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
    await uploadInvoice(supplier.app, number, invoiceOf(number, toolChest))
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
  const id = await arrivedInvoice(number, toolChest)
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
