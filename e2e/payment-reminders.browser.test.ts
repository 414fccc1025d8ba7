import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { barsNobody } from './support/accessibility.ts'
import { signedIn } from './support/call.ts'
import { inDays } from './support/days.ts'
import { offered, openBill, rowsWith } from './support/documents.ts'
import { arrived, invoiceOf } from './support/invoice.ts'
import { eventually, test } from './support/journey.ts'
import { kontor } from './support/kontor.ts'
import { lena, nadja } from './support/people.ts'
import { mainly } from './support/widths.ts'

/** An invoice of six weeks ago that is due some days from now, or was; its id. */
const due = (number: string, days: number): Promise<string> =>
  arrived(
    invoiceOf(number, [{ item: `Chain, ${number}`, quantity: 1, price: 100 }])
      .replace(inDays(0), inDays(-42))
      .replace('</cbc:IssueDate>', `$&<cbc:DueDate>${inDays(days)}</cbc:DueDate>`),
  )

test.for(
  mainly(1280, [
    { width: 1280, scheme: 'light' },
    { width: 390, scheme: 'dark' },
  ]),
)(
  'a supplier reminds of what is overdue, with a fee, sees what was paid meanwhile, and reminds once more; the buyer finds both ($width px)',
  async ({ width, scheme }, { signIn }) => {
    const name = `LATE-${randomUUID().slice(0, 8)}`
    const [first, second, early] = [`${name}-1`, `${name}-2`, `${name}-3`] as const
    await due(first, -10)
    const secondId = await due(second, -12)
    await due(early, 20)

    const { page, app } = await signIn(nadja, { width, scheme })
    await openBill(app, first)
    await (await offered(app, /^Create payment reminder…/)).click()
    await app.getByRole('heading', { level: 1, name: /^Payment reminder REM-/ }).waitFor()
    await eventually(() => app.getByRole('textbox', { name: 'Open amount, line 1' }).inputValue()).toBe('119.00')
    await app.getByRole('button', { name: /1 – First.*Reminder level/ }).waitFor()
    expect(await app.locator('[data-line="0"] [data-column="net"]').textContent()).toMatch(/10$/)
    const bills = app.getByRole('region', { name: 'Invoices and credit notes' }).first()
    const choice = (number: string) => bills.getByRole('checkbox', { name: `Invoice ${number}` })
    await choice(first).waitFor()
    expect(await choice(first).isChecked()).toBe(true)
    // What is not due yet cannot be ticked, and says why.
    expect(await choice(early).isDisabled()).toBe(true)
    await bills.getByText('it is not due yet').first().waitFor()
    await choice(second).press(' ')
    await app.getByRole('textbox', { name: 'Invoice or credit note, line 2' }).waitFor()
    // A fee names no bill.
    await app.getByRole('button', { name: 'Add line' }).click()
    await app.getByRole('textbox', { name: 'Note, or reason for fee or interest, line 3' }).fill('Late fee')
    await app.getByRole('textbox', { name: 'Open amount, line 3' }).fill('5')
    await eventually(() => app.locator('.doc-payable').textContent()).toContain('243.00')
    await barsNobody(page)

    // Meanwhile the buyer pays one of them.
    const asBuyer = await signedIn(kontor().shell, lena)
    const paid = { ResponseId: randomUUID(), ResponseCode: 'BusinessPaid' }
    await asBuyer('PUT', `documents/${secondId}/statechange`, JSON.stringify(paid))
    await app.getByRole('button', { name: 'Send…' }).click()
    const dialog = app.getByRole('dialog')
    await dialog.getByText(`Line 2, ${second}: it is already marked as paid`).waitFor()
    await barsNobody(page)
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await app.getByRole('button', { name: 'Delete line 2' }).click()
    await app.getByRole('button', { name: 'Send…' }).click()
    await dialog.getByRole('button', { name: 'Send', exact: true }).click()
    await app.getByText('Asks for payment of 1 document').waitFor()
    await barsNobody(page)

    // Each side finds it at the invoice, which stays unpaid.
    await app.getByRole('button', { name: `Line 1: ${first}` }).click()
    await app.getByRole('region', { name: /^Reminded of on .* \(1st reminder\)$/ }).waitFor()
    const buyer = await signIn(lena, { width, scheme })
    await openBill(buyer.app, first)
    const notice = buyer.app.getByRole('region', { name: /^Reminded of on .* \(1st reminder\)$/ })
    await notice.waitFor()
    await barsNobody(buyer.page)
    await notice.getByRole('button').click()
    await buyer.app.getByRole('heading', { level: 1, name: /^Payment reminder REM-/ }).waitFor()
    await buyer.app.getByText('Asks for payment of 1 document').waitFor()

    // Once more, from the list: it is the second.
    const again = await signIn(nadja, { width, scheme })
    await again.app.getByRole('searchbox', { name: 'Search documents' }).fill(first)
    await rowsWith(again.app, first).first().waitFor()
    if (width === 390) await again.app.getByRole('button', { name: 'Select', exact: true }).click()
    await rowsWith(again.app, first).first().getByRole('checkbox').click()
    const bar = again.app.getByRole('toolbar', { name: 'Selected documents' })
    await bar.getByRole('button', { name: 'Create payment reminder…' }).click()
    await again.app.getByRole('button', { name: /2 – Second.*Reminder level/ }).waitFor()
    await again.app
      .getByRole('region', { name: 'Invoices and credit notes' })
      .first()
      .getByText(/reminder 1 on/)
      .first()
      .waitFor()
  },
)
