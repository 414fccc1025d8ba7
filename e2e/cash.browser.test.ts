import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { barsNobody, seriousProblems } from './support/accessibility.ts'
import { signedIn } from './support/call.ts'
import { inDays } from './support/days.ts'
import { arrived, invoiceOf } from './support/invoice.ts'
import { eventually, test } from './support/journey.ts'
import { kontor } from './support/kontor.ts'
import { jonas, nadja } from './support/people.ts'

const cash = '#/Kontor.Cash/'

/** An approved invoice of Brandt over 119 in a currency that no other one of theirs is in, due in forty days; its id. */
async function approvedInvoice(number: string): Promise<string> {
  const written = invoiceOf(number, [{ item: 'Whetstones', quantity: 1, price: 100 }])
    .replace('</cbc:IssueDate>', `$&<cbc:DueDate>${inDays(40)}</cbc:DueDate>`)
    .replaceAll('EUR', 'DKK')
  const id = await arrived(written)
  const call = await signedIn(kontor().shell, jonas)
  const accepted = JSON.stringify({ ResponseId: randomUUID(), ResponseCode: 'BusinessAccept' })
  await call('PUT', `documents/${id}/statechange`, accepted)
  return id
}

/** A group of Nordlicht with one partner in it; its name. */
async function groupOf(partner: string, Name: string): Promise<string> {
  const call = await signedIn(kontor().shell, jonas)
  const { Connection } = (await (await call('GET', `network/connections?q=${partner}`)).json()) as {
    Connection: { ConnectionId: string }[]
  }
  const Id = randomUUID()
  const ConnectionIds = Connection.map(({ ConnectionId }) => ConnectionId)
  await call('PUT', `network/groups/${Id}`, JSON.stringify({ Id, Name }))
  await call('PUT', `network/groups/${Id}/connections`, JSON.stringify({ ConnectionIds }))
  return Name
}

test('a buyer offers to pay early, the supplier accepts on a phone, and the buyer’s calendar and payment file have it', async ({
  signIn,
}) => {
  const number = `EARLY-${randomUUID().slice(0, 8)}`
  const title = `Before the holidays ${number}`
  const documentId = await approvedInvoice(number)
  const group = await groupOf('Brandt', `Paid early ${number}`)

  const head = await signIn(jonas, { at: `${cash}?view=offers` })
  await head.app.getByRole('button', { name: 'New offer' }).click()
  const dialog = head.app.getByRole('dialog', { name: 'New offer' })
  await dialog.getByRole('textbox', { name: 'Title' }).fill(title)
  await dialog.getByText('Goes to no supplier yet.').waitFor()
  await dialog.getByRole('combobox', { name: 'Groups' }).fill(group)
  await head.app.getByRole('option', { name: group }).click()
  await dialog.getByRole('combobox', { name: 'Groups' }).press('Escape')
  await dialog.getByText('Goes to 1 supplier.').waitFor()
  await dialog.getByRole('button', { name: /Currency/ }).click()
  await head.app.getByRole('option', { name: 'DKK' }).click()
  expect(await seriousProblems(head.page)).toEqual([])
  await dialog.getByRole('button', { name: 'Offer', exact: true }).click()
  await head.app.getByRole('button', { name: title }).waitFor()

  const supplier = await signIn(nadja, { width: 390, at: cash })
  // The first screen says when the money comes; what is due later stands further down, however many come before.
  const expected = supplier.app.getByText(new RegExp(`has accepted ${number}; .*119\\.00 is due on`))
  const more = supplier.app.getByRole('button', { name: 'Show more' })
  await eventually(async () => {
    if (await more.isEnabled({ timeout: 100 }).catch(() => false)) await more.click()
    return expected.count()
  }).toBe(1)
  await barsNobody(supplier.page)
  await supplier.app.getByRole('tab', { name: 'Offers' }).click()
  const card = supplier.app.getByRole('article').filter({ hasText: title })
  const early = (await card.getByRole('button', { name: /^Accept .* early$/ }).textContent()) ?? ''
  const amount = /(\d+\.\d\d)/.exec(early)?.[1] ?? ''
  expect(Number(amount)).toBeLessThan(119)
  await barsNobody(supplier.page)
  await card.getByRole('button', { name: /^Accept .* early$/ }).click()
  await supplier.app.getByRole('button', { name: 'Accept', exact: true }).click()
  await card.getByText(/^Agreed, paid by/).waitFor()
  await supplier.app.getByRole('tab', { name: 'Due' }).click()
  await supplier.app.getByText(new RegExp(`pays .*${amount} for ${number} by .*, early as agreed`)).waitFor()

  // The buyer sees it without a reload, in the calendar of the day that was agreed.
  await eventually(() => head.app.getByRole('button', { name: title }).textContent()).toContain('1 of 1 accepted')
  await head.app.getByRole('tab', { name: 'Due' }).click()
  const bill = head.app.getByRole('button', { name: new RegExp(`${number}[\\s\\S]*Early payment agreed`) })
  await head.app.locator('.cash-calendar').waitFor()
  for (const period of (await head.app.locator('.cash-period').all()).slice(0, 3)) {
    await period.click()
    await head.app.locator('.cash-bill').first().waitFor()
    if ((await bill.count()) > 0) break
  }
  await bill.getByText(amount).waitFor()
  await barsNobody(head.page)

  const call = await signedIn(kontor().shell, jonas)
  const proposed = await call('POST', 'payments/proposal', JSON.stringify({ DocumentIds: [documentId] }))
  expect(await proposed.json()).toMatchObject({ Payments: [{ Amount: amount, Currency: 'DKK' }] })
})
