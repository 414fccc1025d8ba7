import { expect } from 'vitest'
import { barsNobody } from './support/accessibility.ts'
import { eventually, test } from './support/journey.ts'
import { jonas, miriam, nadja } from './support/people.ts'
import { saveRequisition } from './support/procurement.ts'
import { mainly } from './support/widths.ts'

const party = (name: string) =>
  `<cac:Party><cac:PartyName><cbc:Name>${name}</cbc:Name></cac:PartyName><cac:PartyLegalEntity><cbc:RegistrationName>${name}</cbc:RegistrationName></cac:PartyLegalEntity></cac:Party>`
const line = (id: string, name: string, quantity: string, price: string, net: string) =>
  `<cac:QuotationLine><cac:LineItem><cbc:ID>${id}</cbc:ID><cbc:Quantity unitCode="C62">${quantity}</cbc:Quantity><cbc:LineExtensionAmount currencyID="EUR">${net}</cbc:LineExtensionAmount><cac:Price><cbc:PriceAmount currencyID="EUR">${price}</cbc:PriceAmount></cac:Price><cac:Item><cbc:Name>${name}</cbc:Name></cac:Item></cac:LineItem></cac:QuotationLine>`
const quotation = (number: string) =>
  `<?xml version="1.0" encoding="UTF-8"?>
<Quotation xmlns="urn:oasis:names:specification:ubl:schema:xsd:Quotation-2" xmlns:cac="urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2" xmlns:cbc="urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2"><cbc:ID>${number}</cbc:ID><cbc:IssueDate>2026-11-20</cbc:IssueDate><cbc:PricingCurrencyCode>EUR</cbc:PricingCurrencyCode><cac:ValidityPeriod><cbc:EndDate>2099-12-31</cbc:EndDate></cac:ValidityPeriod><cac:SellerSupplierParty>${party(nadja.company)}</cac:SellerSupplierParty><cac:OriginatorCustomerParty>${party('Nordlicht Handel AG')}</cac:OriginatorCustomerParty><cac:QuotedMonetaryTotal><cbc:LineExtensionAmount currencyID="EUR">1130.00</cbc:LineExtensionAmount><cbc:PayableAmount currencyID="EUR">1130.00</cbc:PayableAmount></cac:QuotedMonetaryTotal>${line('1', 'Hydraulic cylinder', '2', '480.00', '960.00')}${line('2', 'Seal kit', '4', '42.50', '170.00')}</Quotation>`

for (const { width, scheme } of mainly(1280, [
  { width: 1280, scheme: 'light' },
  { width: 390, scheme: 'dark' },
] as const))
  test(`a quote that somebody was sent becomes their requisition, and what they change of it is said (${width} px)`, async ({
    signIn,
  }) => {
    const number = `AN-${crypto.randomUUID().slice(0, 8)}`
    const { app, page, expectProblem } = await signIn(miriam, { width, scheme, at: '#/Kontor.Buy/new' })
    expectProblem(/400 \(Bad Request\).*\/quote$/)
    await app.getByRole('textbox', { name: 'Purpose' }).fill(`Repair ${number}`)
    const take = async (name: string, content: string) => {
      const chooser = page.waitForEvent('filechooser')
      await app.getByRole('button', { name: /^(Start from a quote you have|Use another file)$/ }).click()
      await (await chooser).setFiles({ name, mimeType: 'application/octet-stream', buffer: Buffer.from(content) })
    }
    const quote = app.getByRole('region', { name: 'Uploaded quote' })
    // The wrong file says so, and nothing is lost.
    await take('order.xml', quotation(number).replaceAll('Quotation', 'Order'))
    await page
      .getByText(/use a quotation|is not a/)
      .first()
      .waitFor()
    await take(`${number}.xml`, quotation(number))
    await quote.getByText(`Quote ${number} from ${nadja.company}`).waitFor()
    await quote.getByText('Everything matches the quote.').waitFor()
    expect(await app.getByRole('combobox', { name: 'Item 2', exact: true }).inputValue()).toBe('Seal kit')
    await app.getByText('1,130.00').first().waitFor()
    await barsNobody(page)
    await app.getByRole('textbox', { name: 'Price, item 1' }).fill('450')
    await saveRequisition(app)
    await app.getByRole('tab', { name: 'Drafts' }).click()
    await app.getByRole('button', { name: `Repair ${number}` }).click()
    await quote.getByText('Line 1 costs 450 EUR per unit, in the quote 480 EUR.').waitFor()
    const download = page.waitForEvent('download')
    await quote.getByRole('button', { name: `Download ${number}.xml` }).click()
    expect((await download).suggestedFilename()).toBe(`${number}.xml`)
    await app.getByRole('button', { name: 'Request approval' }).click()

    // Who decides sees in what it is not as the supplier offered.
    const head = await signIn(jonas, { width, scheme, at: '#/Kontor.Buy/' })
    await head.app.getByRole('button', { name: `Repair ${number}` }).click()
    const shown = head.app.getByRole('region', { name: 'Uploaded quote' })
    await shown.getByText('Line 1 costs 450 EUR per unit, in the quote 480 EUR.').waitFor()
    await barsNobody(head.page)
    await eventually(() => shown.getByRole('button', { name: 'Use another file' }).count()).toBe(0)
  })
