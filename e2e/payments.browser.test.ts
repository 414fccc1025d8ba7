import { describe, expect } from 'vitest'
import { seriousProblems, sidewaysScroll } from './support/accessibility.ts'
import { give, openBill, rowsWith, standing } from './support/documents.ts'
import { arrivedInvoice } from './support/invoice.ts'
import { eventually, test, type Visit } from './support/journey.ts'
import { created, statementOf } from './support/paying.ts'
import { jonas, lena, nadja } from './support/people.ts'

let tries = 0

/** Two bills of a supplier whose account is known, accepted by the clerk; others each time that a journey is tried. */
async function acceptedBills(clerk: Visit, name: string): Promise<string[]> {
  tries += 1
  const numbers = [`${name}${tries}-77101`, `${name}${tries}-77102`]
  for (const [at, number] of numbers.entries()) {
    await arrivedInvoice(number, [{ item: `Grease, ${number}`, quantity: 1, price: 100 + at * 50 }])
    await openBill(clerk.app, number)
    await give(clerk.app, 'Accept')
    await eventually(() => standing(clerk.app, 'Business').textContent()).toContain('Accepted')
    await clerk.app.getByRole('button', { name: 'Documents', exact: true }).click()
  }
  return numbers
}

describe('the head of accounts payable pays what was accepted', () => {
  test('a selection at once, in a file for the bank; what is in it is not offered again, until it is taken back', async ({
    signIn,
  }) => {
    const clerk = await signIn(lena)
    const [first = '', second = ''] = await acceptedBills(clerk, 'PAY')
    await openBill(clerk.app, first)
    expect(await clerk.app.getByRole('button', { name: 'Pay…' }).count()).toBe(0)

    const head = await signIn(jonas)
    await head.app.getByRole('searchbox', { name: 'Search documents' }).fill(first.slice(0, -6))
    await head.app.getByText('2 documents').waitFor()
    for (const number of [first, second]) await rowsWith(head.app, number).first().getByRole('checkbox').click()
    await head.app.getByRole('toolbar', { name: 'Selected documents' }).getByRole('button', { name: 'Pay…' }).click()
    const dialog = head.app.getByRole('dialog', { name: 'Pay 2 invoices' })
    await dialog.getByRole('row').filter({ hasText: 'Total' }).getByText('297.50').waitFor()
    expect([await seriousProblems(head.page), Math.max(...(await sidewaysScroll(head.page)))]).toEqual([[], 0])
    const xml = await created(head)
    for (const number of [first, second]) expect(xml).toContain(`<Ustrd>${number}</Ustrd>`)
    expect(xml).toContain('<CtrlSum>297.5</CtrlSum>')

    await head.app.getByRole('searchbox', { name: 'Search documents' }).fill(first)
    await head.app.getByText('1 document', { exact: true }).waitFor()
    await rowsWith(head.app, first).first().dblclick()
    await head.app.getByText(/^In a payment file for/).waitFor()
    expect(await head.app.getByRole('button', { name: 'Pay…' }).count()).toBe(0)
    // The clerk, who has it open, sees that it is ordered, and cannot take it back.
    await clerk.app.getByText(/^In a payment file for/).waitFor()
    expect(await clerk.app.getByRole('button', { name: 'Cancel payment file…' }).count()).toBe(0)

    await head.app.getByRole('button', { name: 'Cancel payment file…' }).click()
    await head.app.getByRole('button', { name: 'Cancel payment file', exact: true }).click()
    await head.app.getByRole('button', { name: 'Pay…' }).waitFor()
  })

  test('one on the phone, with the keyboard', async ({ signIn }) => {
    const clerk = await signIn(lena)
    const [number = ''] = await acceptedBills(clerk, 'PHONE')
    const head = await signIn(jonas, { width: 390, scheme: 'dark' })
    await openBill(head.app, number)
    await head.app.getByRole('button', { name: 'Pay…' }).press('Enter')
    const dialog = head.app.getByRole('dialog', { name: 'Pay 1 invoice' })
    await dialog.getByText('DE', { exact: false }).first().waitFor()
    expect([await seriousProblems(head.page), Math.max(...(await sidewaysScroll(head.page)))]).toEqual([[], 0])
    const day = dialog.getByRole('textbox', { name: 'Execution date' })
    await day.fill('1/1/2001')
    await day.press('Enter')
    await dialog.getByText('Choose today or a later day.').waitFor()
    await day.fill('tomorrow')
    const xml = await created(head)
    expect(xml).toContain(`<Ustrd>${number}</Ustrd>`)
    await head.app.getByRole('button', { name: 'Documents', exact: true }).click()
    await head.app.getByRole('button', { name: 'New', exact: true }).click()
    await head.app.getByRole('menuitem', { name: 'Import bank statement…' }).click()
    const statement = head.app.getByRole('dialog', { name: 'Import bank statement' })
    const read = (content: string) =>
      statement
        .locator('input[type=file]')
        .setInputFiles([{ name: 'camt.xml', mimeType: 'text/xml', buffer: Buffer.from(content) }])
    await read(statementOf(xml))
    await statement.getByText('Marked as paid').waitFor()
    expect([await seriousProblems(head.page), Math.max(...(await sidewaysScroll(head.page)))]).toEqual([[], 0])
    await statement.getByRole('button', { name: `Open ${number}` }).click()
    await eventually(() => standing(head.app, 'Business').textContent()).toContain('Payment sent')
    await head.app.getByText(/^In a payment file for/).waitFor({ state: 'detached' })
  })
})

describe('a supplier takes in what its customers have paid', () => {
  const cameIn = (movements: readonly (readonly [amount: string, text: string])[]) =>
    `<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt><Stmt>${movements
      .map(
        ([amount, text]) => `<Ntry><Amt Ccy="EUR">${amount}</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts>
      <BookgDt><Dt>2026-11-20</Dt></BookgDt><NtryDtls><TxDtls><RltdPties><Dbtr><Pty><Nm>Nordlicht Handel AG</Nm></Pty></Dbtr></RltdPties>
      <RmtInf><Ustrd>${text}</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>`,
      )
      .join('')}</Stmt></BkToCstmrStmt></Document>`

  test('a part that names its invoice is booked, and one that is not sure is chosen with a key', async ({ signIn }) => {
    for (const [at, number] of ['CAMEIN-88101', 'CAMEIN-88102'].entries())
      await arrivedInvoice(number, [{ item: `Bearings, ${number}`, quantity: 1, price: 4711.03 + at }])
    const seller = await signIn(nadja)
    await seller.app.getByRole('button', { name: 'New', exact: true }).click()
    await seller.app.getByRole('menuitem', { name: 'Import bank statement…' }).click()
    const dialog = seller.app.getByRole('dialog', { name: 'Import bank statement' })
    const movements = [
      ['500.00', 'CAMEIN-88101'],
      ['5607.32', 'Danke'],
    ] as const
    await dialog
      .locator('input[type=file]')
      .setInputFiles([{ name: 'camt.xml', mimeType: 'text/xml', buffer: Buffer.from(cameIn(movements)) }])
    await dialog.getByText(/^Partly paid, €5,106\.13 open|^Partly paid, EUR/).waitFor()
    const asked = dialog.getByRole('group', { name: 'Possible invoices' })
    expect([await seriousProblems(seller.page), Math.max(...(await sidewaysScroll(seller.page)))]).toEqual([[], 0])
    await asked.getByRole('button', { name: /CAMEIN-88102/ }).focus()
    await seller.page.keyboard.press('1')
    await dialog.getByText('Recorded for CAMEIN-88102').waitFor()
    await dialog.getByRole('button', { name: 'Open CAMEIN-88101' }).click()
    await eventually(() => standing(seller.app, 'Business').textContent()).toContain('Partly paid')
    await seller.app.getByText(/500\.00.*by bank statement/).waitFor()

    // What was recorded by mistake is taken back, and owed again; what the statement tells is not.
    await seller.app.getByRole('button', { name: 'Record a payment…' }).click()
    const mistaken = seller.app.getByRole('dialog', { name: 'Record a payment for CAMEIN-88101' })
    await mistaken.getByRole('textbox', { name: 'Amount' }).fill('70')
    await mistaken.getByRole('button', { name: 'Record payment' }).click()
    const takeBack = seller.app.getByRole('button', { name: /^Reverse the payment of .*70\.00$/ })
    await takeBack.click()
    await eventually(() => takeBack.count()).toBe(0)
    expect(await seller.app.getByRole('button', { name: /^Reverse/ }).count()).toBe(0)
    await seller.app
      .getByText(/5,106\.13 open/)
      .first()
      .waitFor()

    // The rest comes in cash: recorded by hand, it closes the invoice.
    await seller.app.getByRole('button', { name: 'Record a payment…' }).click()
    await seller.app
      .getByRole('dialog', { name: 'Record a payment for CAMEIN-88101' })
      .getByRole('button', { name: 'Record payment' })
      .click()
    await eventually(() => standing(seller.app, 'Business').textContent()).toContain('Paid')
  })
})
