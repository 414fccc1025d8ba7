import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { barsNobody } from './support/accessibility.ts'
import { signedIn } from './support/call.ts'
import { arrived, invoiceOf } from './support/invoice.ts'
import { eventually, test } from './support/journey.ts'
import { kontor } from './support/kontor.ts'
import { jonas, lena } from './support/people.ts'
import { mainly } from './support/widths.ts'

const spend = '#/Kontor.Buy/?view=spend'

/** An invoice from Brandt Werkzeuge under a cost centre of its own, of today unless told. */
function billed(number: string, costCentre: string, price: number, issued?: string): Promise<string> {
  const written = invoiceOf(number, [{ item: 'Bench vice', quantity: 1, price }]).replace(
    '<cbc:BuyerReference>',
    `<cbc:AccountingCost>${costCentre}</cbc:AccountingCost>$&`,
  )
  return arrived(issued ? written.replace(/(<cbc:IssueDate>)[^<]+/, `$1${issued}`) : written)
}

test.for(
  mainly(1280, [
    { width: 1280, scheme: 'light' },
    { width: 390, scheme: 'dark' },
  ]),
)(
  'a head sees what was spent, goes down to a partner and its months, to the partner’s page and back, and finds the documents behind it ($width px)',
  async ({ width, scheme }, { signIn }) => {
    const costCentre = `SP-${randomUUID().slice(0, 4)}`
    const year = new Date().getUTCFullYear()
    await billed(`${costCentre}-NEW`, costCentre, 1234.5)
    // Paid long ago: nobody is asked about it.
    const id = await billed(`${costCentre}-OLD`, costCentre, 1000, `${year - 1}-02-10`)
    const paid = { ResponseId: crypto.randomUUID(), ResponseCode: 'BusinessPaid' }
    await (await signedIn(kontor().shell, jonas))('PUT', `documents/${id}/statechange`, JSON.stringify(paid))

    const { page, app } = await signIn(jonas, { width, scheme, at: `${spend}&period=thisYear` })
    const table = app.getByRole('table')
    const total = table.locator('tfoot')
    await table.getByRole('button', { name: `January ${year}` }).waitFor()
    await app.getByRole('img', { name: /spend by month/ }).waitFor()
    await barsNobody(page)

    // Down to a cost centre, and to its months beside those of the year before.
    await app.getByRole('button', { name: /Group by/ }).click()
    await app.getByRole('option', { name: 'Category' }).click()
    await table.getByRole('button', { name: costCentre }).click()
    await eventually(() => total.innerText()).toMatch(/1,234\.50/)
    await total.getByText('+23.5%').waitFor()
    await barsNobody(page)

    // What it is narrowed to is in the address: Back leads up again.
    await page.goBack()
    await table.getByRole('button', { name: costCentre }).waitFor()
    await app.getByRole('button', { name: /Categories/ }).click()
    await app.getByRole('option', { name: 'Cost center' }).click()
    await table.getByRole('button', { name: /^KST-/ }).first().waitFor()
    await barsNobody(page)

    await app.getByRole('button', { name: /Group by/ }).click()
    await app.getByRole('option', { name: 'Partner' }).click()
    await table.getByRole('button', { name: 'Brandt Werkzeuge GmbH' }).click()
    await app.getByRole('button', { name: 'Remove filter Partner' }).waitFor()
    await app.getByRole('button', { name: 'Export CSV' }).click()
    await page
      .getByText(/^spend-.*csv saved$/)
      .first()
      .waitFor()

    await app.getByRole('button', { name: 'Partner page' }).click()
    await app.getByRole('heading', { name: 'Brandt Werkzeuge GmbH' }).waitFor()
    const panel = app.getByRole('region', { name: 'Spend in the last 12 months' })
    await panel.getByRole('table').waitFor()
    await barsNobody(page)

    // What is kept of the partner is Network's, whose list and page lead back to what was spent.
    await app.getByRole('button', { name: 'Show partner details' }).click()
    await app.getByRole('button', { name: 'Partners', exact: true }).click()
    await app.getByRole('button', { name: 'Show spend by partner' }).click()
    await table.getByRole('button', { name: 'Brandt Werkzeuge GmbH' }).waitFor()
    await page.goBack()
    await barsNobody(page)
    await app.getByRole('list', { name: 'Connected' }).getByRole('button', { name: 'Brandt Werkzeuge GmbH' }).click()
    await app.getByRole('heading', { name: 'Company details' }).waitFor()
    await barsNobody(page)
    await app.getByRole('button', { name: 'Show spend', exact: true }).click()
    await panel.getByRole('table').waitFor()
    await panel.getByRole('button', { name: 'Show documents' }).click()
    await app.getByText(`${costCentre}-NEW`).first().waitFor()

    // Who answers invoices one by one does not see what they add up to.
    const clerk = await signIn(lena, { width, scheme, at: spend })
    await clerk.app.getByRole('tab', { name: 'Requested' }).waitFor()
    expect(await clerk.app.getByRole('tab', { name: 'Spend' }).count()).toBe(0)
    await clerk.page.goto(`${kontor().shell}/#/Kontor.Network/`)
    await clerk.app.getByRole('button', { name: 'Export CSV' }).waitFor()
    expect(await clerk.app.getByRole('button', { name: 'Show spend by partner' }).count()).toBe(0)
  },
)
