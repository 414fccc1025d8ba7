import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { barsNobody, seriousProblems } from './support/accessibility.ts'
import { signedIn } from './support/call.ts'
import { inDays } from './support/days.ts'
import { arrived, invoiceOf } from './support/invoice.ts'
import { eventually, test } from './support/journey.ts'
import { kontor } from './support/kontor.ts'
import { jonas, nadja } from './support/people.ts'

/** An invoice of Brandt over 119 in a currency of its own, approved and offered to be paid early; its id. */
async function offeredInvoice(number: string): Promise<string> {
  const written = invoiceOf(number, [{ item: 'Whetstones', quantity: 1, price: 100 }])
    .replace('</cbc:IssueDate>', `$&<cbc:DueDate>${inDays(40)}</cbc:DueDate>`)
    .replaceAll('EUR', 'GBP')
  const id = await arrived(written)
  const call = await signedIn(kontor().shell, jonas)
  const accepted = JSON.stringify({ ResponseId: randomUUID(), ResponseCode: 'BusinessAccept' })
  await call('PUT', `documents/${id}/statechange`, accepted)
  const partners = await call('GET', 'network/connections?q=Brandt')
  const { Connection } = (await partners.json()) as { Connection: { ConnectionId: string }[] }
  const terms = {
    ...{ Title: `Early ${number}`, Currency: 'GBP', Percent: '6', Days: 365, PayWithin: 3 },
    ...{ From: inDays(0), Until: inDays(20), ConnectionIds: [Connection[0]?.ConnectionId] },
  }
  const offered = await call('PUT', `promotions/${randomUUID()}`, JSON.stringify(terms))
  expect(offered.status).toBe(200)
  const supplier = await signedIn(kontor().shell, nadja)
  await eventually(async () => (await supplier('GET', `documents/${id}/metadata`)).text()).toContain('EarlyPayment')
  return id
}

test('a supplier who opens its invoice sees what it brings early, and accepts it there', async ({ signIn }) => {
  const number = `SOON-${randomUUID().slice(0, 8)}`
  const id = await offeredInvoice(number)
  const { app, page } = await signIn(nadja, { at: `#/Kontor.Documents/view/${id}` })
  const notice = app.getByRole('region', { name: 'Nordlicht Handel AG offers to pay you early' })
  await notice.getByText(/instead of .*119\.00 on/).waitFor()
  expect(await seriousProblems(page)).toEqual([])
  await barsNobody(page)
  await notice.getByRole('button', { name: 'Accept…' }).click()
  await app
    .getByRole('alertdialog')
    .getByText(/Nordlicht Handel AG pays/)
    .waitFor()
  await app.getByRole('alertdialog').getByRole('button', { name: 'Accept', exact: true }).click()
  await notice.waitFor({ state: 'detached' })
  await page.getByText('Accepted: the invoices are paid early').waitFor()
})

test('on a phone it is put off for a week', async ({ signIn }) => {
  const number = `LATER-${randomUUID().slice(0, 8)}`
  const id = await offeredInvoice(number)
  const { app, page } = await signIn(nadja, { width: 390, at: `#/Kontor.Documents/view/${id}` })
  const notice = app.getByRole('region', { name: 'Nordlicht Handel AG offers to pay you early' })
  await notice.getByText(/instead of .*119\.00 on/).waitFor()
  await barsNobody(page)
  await notice.getByRole('button', { name: 'Ask me later' }).click()
  await notice.waitFor({ state: 'detached' })
  await page.getByText('You’ll be asked again in 7 days').waitFor()
})
