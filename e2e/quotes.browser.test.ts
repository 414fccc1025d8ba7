import { expect } from 'vitest'
import { barsNobody } from './support/accessibility.ts'
import { signedIn } from './support/call.ts'
import { choose } from './support/choose.ts'
import { draftIsSaved, give, openBill, openTab, proposedNumber, send, standing } from './support/documents.ts'
import { eventually, test, type Visit } from './support/journey.ts'
import { kontor } from './support/kontor.ts'
import { paperOf } from './support/paper.ts'
import { astrid, jonas, miriam, nadja, sam, svea } from './support/people.ts'
import { headDecides } from './support/procurement.ts'
import { mainly } from './support/widths.ts'

const posts = ({ app }: Visit) => app.getByRole('list', { name: 'Thread' }).getByRole('listitem')

/** A supplier reads the request and quotes for its lines, one press from it. */
async function quote(supplier: Visit, request: string, prices: readonly string[]): Promise<string> {
  const { app } = supplier
  await openBill(app, request, 'Request for quotation')
  await barsNobody(supplier.page)
  return quoteFor(supplier, prices)
}

/** Quotes for the lines of the request that is open. */
async function quoteFor(supplier: Visit, prices: readonly string[]): Promise<string> {
  const { app } = supplier
  await app.getByRole('button', { name: 'Create quote' }).click()
  for (const [at, price] of prices.entries()) {
    const name = (column: string) => ({ name: `${column}, line ${at + 1}` })
    await app.getByRole('textbox', name('Price')).fill(price)
    await app.getByRole('textbox', name('VAT rate')).fill('19')
  }
  const number = await proposedNumber(supplier.app, 'Quote')
  await draftIsSaved(app)
  await send(app, number)
  return number
}

test.for([
  { width: 1280 as const, other: 390 as const },
  { width: 390 as const, other: 1280 as const },
])(
  'journey 9: three suppliers are asked, none sees another; what one asks is answered to all; quotes are compared, ordered, changed and confirmed (the buyer at $width px)',
  async ({ width, other }, { signIn }) => {
    await headDecides()

    // Who buys, and administers nothing.
    const buyer = await signIn(svea, { width, at: '#/Kontor.Buy/new' })
    const { app } = buyer
    await app.getByRole('textbox', { name: 'Purpose' }).fill('Hand pallet trucks')
    await app.getByRole('combobox', { name: 'Item 1', exact: true }).fill('Hand pallet truck, 2 t')
    // What was requested before is proposed, and goes.
    await buyer.page.keyboard.press('Tab')
    await app.getByRole('textbox', { name: 'Quantity, item 1' }).fill('5')
    await app.getByRole('button', { name: 'Add item' }).click()
    await app.getByRole('combobox', { name: 'Item 2', exact: true }).fill('Spare wheel')
    await buyer.page.keyboard.press('Tab')
    await app.getByRole('textbox', { name: 'Quantity, item 2' }).fill('10')
    await app.getByRole('button', { name: 'Request quotes' }).click()
    const dialog = app.getByRole('dialog', { name: 'Request quotes' })
    await dialog.getByRole('button', { name: 'Send request' }).click()
    await dialog.getByText('Choose at least one supplier.').waitFor()
    for (const { company } of [nadja, astrid, sam]) {
      await choose(
        dialog.getByRole('combobox', { name: 'Suppliers' }),
        company.slice(0, 6),
        app.getByRole('option', { name: company, exact: true }),
      )
      await dialog.getByRole('button', { name: `Remove ${company}` }).waitFor()
    }
    await dialog.getByRole('textbox', { name: 'Respond by' }).fill('+14')
    await dialog.getByRole('textbox', { name: 'Message to suppliers' }).fill('With delivery to Bremen')
    await barsNobody(buyer.page)
    await dialog.getByRole('button', { name: 'Send request' }).click()
    await app.getByText('0 of 3 answered').waitFor()
    const request = (await app.getByRole('heading', { level: 1 }).textContent()) ?? ''

    // One asks; another reads the answer, and neither the question nor who asked it.
    const third = await signIn(sam, { width: other })
    await openBill(third.app, request, 'Request for quotation')
    await openTab(third.app, 'Thread')
    await third.app.getByRole('textbox', { name: 'Reply' }).fill('How long are the forks?')
    await third.page.keyboard.press('Control+Enter')
    await app.getByText('How long are the forks?').waitFor()
    await barsNobody(buyer.page)
    await app.getByRole('button', { name: `Answer all: question from ${sam.company}` }).click()
    const message = app.getByRole('dialog', { name: 'Message to all suppliers' })
    await message.getByRole('textbox', { name: 'Message' }).fill('The forks are 115 cm long.')
    await message.getByRole('button', { name: 'Send to all' }).click()
    await buyer.page.getByText('Message sent to 3 suppliers').waitFor()
    await eventually(() => app.getByText('How long are the forks?').count()).toBe(0)
    const first = await signIn(nadja, { width: other, scheme: 'dark' })
    await openBill(first.app, request, 'Request for quotation')
    await openTab(first.app, 'Thread')
    await posts(first).filter({ hasText: 'The forks are 115 cm long.' }).waitFor()
    expect((await posts(first).allTextContents()).join()).not.toMatch(/How long|Pennine|Whitlock/)
    await barsNobody(first.page)
    await posts(third).filter({ hasText: 'The forks are 115 cm long.' }).waitFor()

    const dear = await quoteFor(first, ['410', '19'])
    const second = await signIn(astrid, { width })
    const fair = await quote(second, request, ['385.50', '22'])
    // There is nothing to accept: it is answered by a quote, or declined.
    expect(await third.app.getByRole('button', { name: /^Accept/ }).count()).toBe(0)
    await third.app.getByRole('button', { name: /^Reject/ }).click()
    const no = third.app.getByRole('dialog')
    await no.getByRole('button', { name: /Reason/ }).click()
    await third.app.getByRole('option', { name: 'Other' }).click()
    await no.getByRole('textbox').fill('We only carry parcels')
    await no.getByRole('button', { name: 'Reject', exact: true }).click()
    await third.app.getByRole('button', { name: 'Send now' }).click()

    await app.getByText('3 of 3 answered').waitFor()
    await app.getByText('Ready to compare').waitFor()
    await app.getByText('We only carry parcels').waitFor()

    await app.getByRole('radio', { name: `Choose Hand pallet truck, 2 t from ${astrid.company}` }).check()
    await app.getByRole('button', { name: 'Choose lowest per item' }).click()
    await app.getByText('2 of 2 items selected:').waitFor()
    await barsNobody(buyer.page)
    await app.getByRole('button', { name: `Choose all from ${astrid.company}` }).click()
    await app.getByRole('button', { name: 'Award…' }).click()
    const award = app.getByRole('dialog', { name: `Award ${request}` })
    await award.getByText('2 items').waitFor()
    await award.getByText('2,147.50').first().waitFor()
    await barsNobody(buyer.page)
    await award.getByRole('button', { name: 'Award', exact: true }).click()
    await app.getByText('Awaiting approval').first().waitFor()
    const ofRequisition = /Kontor\.Buy\/([0-9a-f-]{36})/
    await buyer.page.waitForURL(ofRequisition)
    const requisitionId = ofRequisition.exec(buyer.page.url())?.[1] ?? ''
    const head = await signIn(jonas, { width: other, at: `#/Kontor.Buy/${requisitionId}` })
    await head.app.getByText('2,147.50').first().waitFor()
    await barsNobody(head.page)
    await head.app.getByRole('button', { name: 'Approve', exact: true }).click()
    await app.getByRole('button', { name: /^Change order/ }).waitFor()

    // Who is not chosen reads why; who is chosen has the order of their quote.
    await first.app.getByRole('button', { name: 'Documents', exact: true }).click()
    await openBill(first.app, dear, 'Quote')
    await eventually(() => standing(first.app, 'Business').textContent()).toContain('Rejected')
    await first.app.getByText('This time we have chosen another offer').first().waitFor()
    await second.app.getByRole('button', { name: 'Documents', exact: true }).click()
    await openBill(second.app, fair, 'Quote')
    await eventually(() => standing(second.app, 'Business').textContent()).toContain('Closed')

    await app.getByRole('button', { name: /^Change order/ }).click()
    await app.getByRole('textbox', { name: 'Quantity, line 2' }).fill('12')
    const change = await proposedNumber(buyer.app, 'Order change')
    await draftIsSaved(app)
    await send(app, change)
    await second.app.getByRole('button', { name: 'Documents', exact: true }).click()
    await openBill(second.app, change, 'Order change')
    // What the order comes to is seen before it is agreed to.
    await second.app.getByRole('tab', { name: 'Lines' }).click()
    await second.app
      .getByRole('region', { name: /after this change$/ })
      .getByText('before: 10')
      .waitFor()
    await barsNobody(second.page)
    await give(second.app, 'Accept')
    await eventually(() => standing(app, 'Business').textContent()).toContain('Accepted')
  },
)

test('a buyer compares this morning’s quotes on a phone, by the keyboard, and ends a request without buying', async ({
  signIn,
}) => {
  const { app, page } = await signIn(miriam, { width: 390, scheme: 'dark', at: '#/Kontor.Buy/?view=quotes' })
  await app.getByRole('button', { name: /Pallets to Aarhus/ }).click()
  // What the list says of its requests is gone by then.
  await app.getByRole('button', { name: 'Award…' }).waitFor()
  await app.getByText('3 of 3 answered').waitFor()
  await barsNobody(page)
  await app.getByRole('button', { name: 'Award…' }).click()
  await page.getByText('Choose an offer for at least one item first.').waitFor()
  const offer = app.getByRole('radio', { name: 'Choose Pallet Bremen–Leeds from Pennine Parcels Ltd' })
  await offer.focus()
  await page.keyboard.press('Space')
  await app.getByText('1 of 3 items selected:').waitFor()
  await page.keyboard.press('ArrowUp')
  expect(await offer.isChecked()).toBe(false)
  await app.getByText('Pallet Bremen–Aarhus, express').first().waitFor()

  await app.getByRole('button', { name: /^REQ-/ }).click()
  await app.getByRole('button', { name: 'Requisitions' }).click()
  await app.getByRole('tab', { name: 'Quotes' }).click()
  await app.getByRole('button', { name: /Signs for the new racks/ }).click()
  await app.getByRole('button', { name: 'More actions' }).click()
  await app.getByRole('menuitem', { name: 'Close without buying…' }).click()
  await app.getByRole('button', { name: 'Close request' }).click()
  await app.getByText('Closed', { exact: true }).first().waitFor()
  expect(await app.getByRole('button', { name: 'Award…' }).count()).toBe(0)
})

for (const { width, scheme } of mainly(1280, [
  { width: 1280, scheme: 'light' },
  { width: 390, scheme: 'dark' },
]))
  test(`a quote on paper from somebody outside of the network is entered beside the others, at ${width} px`, async ({
    signIn,
  }) => {
    const call = await signedIn(kontor().shell, miriam)
    const unique = crypto.randomUUID().slice(0, 8)
    const partner = `Krause ${unique}`
    const number = `KR-${unique}`
    const [connectionId, requisitionId, requestId] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()]
    const saved = { CompanyName: partner, Country: 'DE', Email: `angebot@${unique}.example` }
    await call('PUT', `network/partners/${connectionId}`, JSON.stringify(saved))
    const desk = { Kind: 'plain', Name: 'Standing desk', Quantity: { value: '2', unitCode: 'C62' } }
    const requisition = { Note: `Desks ${unique}`, Lines: [desk, { ...desk, Name: 'Desk lamp' }] }
    await call('PUT', `procurement/documents/requisitions/${requisitionId}`, JSON.stringify(requisition))
    const asked = { RequisitionId: requisitionId, ConnectionIds: [connectionId] }
    await call('PUT', `procurement/quote-requests/${requestId}`, JSON.stringify(asked))

    const { app, page } = await signIn(miriam, { width, scheme, at: `#/Kontor.Buy/quotes/${requestId}` })
    await app.getByRole('button', { name: `Enter quote from ${partner}` }).click()
    const dialog = app.getByRole('dialog', { name: `Quote from ${partner}` })
    await dialog.getByRole('button', { name: 'Enter quote' }).click()
    await dialog.getByText('Enter the number of the quote.').waitFor()
    await dialog.getByText('Enter the price of at least one item.').waitFor()
    await dialog.getByRole('textbox', { name: 'Quote number' }).fill(number)
    await dialog.getByRole('textbox', { name: /^Standing desk/ }).fill('310.50')
    const file = { name: 'Angebot.pdf', mimeType: 'application/pdf', buffer: paperOf([[number]]) }
    await dialog.locator('input[type=file]').setInputFiles(file)
    await dialog.getByText('Angebot.pdf').waitFor()
    await barsNobody(page)
    await dialog.getByRole('button', { name: 'Enter quote' }).click()
    await dialog.waitFor({ state: 'detached' })
    await app.getByRole('button', { name: `Open quote ${number} of ${partner}` }).waitFor()
    await app.getByText('621.00').first().waitFor()
    await barsNobody(page)
  })
