import { expect } from 'vitest'
import { barsNobody } from './support/accessibility.ts'
import { signedIn } from './support/call.ts'
import { draftIsSaved, offered, proposedNumber, send, standing } from './support/documents.ts'
import { eventually, test } from './support/journey.ts'
import { kontor } from './support/kontor.ts'
import { nadja, svea } from './support/people.ts'
import { mainly } from './support/widths.ts'

/** A request for quotation that one supplier has, by calls, and how they begin a quote for it. */
async function askedOfNadja() {
  const [asBuyer, asSeller] = [await signedIn(kontor().shell, svea), await signedIn(kontor().shell, nadja)]
  const read = async <T>(call: typeof asBuyer, path: string) => (await (await call('GET', path)).json()) as T
  const { Connection } = await read<{ Connection: { ConnectionId: string }[] }>(
    asBuyer,
    `network/connections?q=${encodeURIComponent(nadja.company)}`,
  )
  const [requisitionId, requestId] = [crypto.randomUUID(), crypto.randomUUID()]
  const cart = { Kind: 'plain', Name: `Cart ${requestId.slice(0, 6)}`, Quantity: { value: '3', unitCode: 'C62' } }
  const wanted = JSON.stringify({ Note: cart.Name, Lines: [cart] })
  await asBuyer('PUT', `procurement/documents/requisitions/${requisitionId}`, wanted)
  const asked = { RequisitionId: requisitionId, ConnectionIds: [Connection[0]?.ConnectionId] }
  await asBuyer('PUT', `procurement/quote-requests/${requestId}`, JSON.stringify(asked))
  const request = await read<{ ID: string; Suppliers: { RequestId: string }[] }>(
    asBuyer,
    `procurement/quote-requests/${requestId}`,
  )
  const found = async () =>
    (await read<{ Document: { DocumentId: string }[] }>(asSeller, `documents?type=requestforquotation&q=${request.ID}`))
      .Document
  await eventually(async () => (await found()).length).toBe(1)
  const flip = { documents: [{ documentId: (await found())[0]?.DocumentId }], targetType: 'quote' }
  const quoted = async () => {
    const flipped = await asSeller('POST', 'flipper/v0/flip/orders/multi-lines', JSON.stringify(flip))
    return ((await flipped.json()) as { documentId: string }).documentId
  }
  return { request, quoted }
}

for (const { width, scheme } of mainly(390, [
  { width: 1280, scheme: 'light' },
  { width: 390, scheme: 'dark' },
]))
  test(`a supplier withdraws a quote and sends another, which who asked for them declines where the request stands (${width} px)`, async ({
    signIn,
  }) => {
    const { request, quoted } = await askedOfNadja()
    const asSeller = await signedIn(kontor().shell, nadja)
    const mistaken = await quoted()
    await asSeller('PUT', `documents/quotes/${mistaken}/state/SENT`)
    const supplier = await signIn(nadja, { width, scheme, at: `#/Kontor.Documents/view/${mistaken}` })
    await (await offered(supplier.app, /^Cancel document…/)).click()
    const withdrawing = supplier.app.getByRole('dialog')
    await withdrawing.getByRole('textbox', { name: 'Comment' }).fill('The price was for one cart only.')
    await barsNobody(supplier.page)
    await withdrawing.getByRole('button', { name: 'Cancel document' }).click()
    await eventually(() => standing(supplier.app, 'Business').textContent()).toContain('Canceled')
    await asSeller('PUT', `documents/quotes/${await quoted()}/state/SENT`)

    const at = `#/Kontor.Documents/view/${request.Suppliers[0]?.RequestId}`
    const { app, page } = await signIn(svea, { width, scheme, at })
    const notice = app.getByRole('region', { name: '2 quotes' })
    await notice.getByText('Quotes requested in EUR. For individual items.').waitFor()
    await notice.getByText(nadja.company).first().waitFor()
    await notice.getByText('Declined or withdrawn').waitFor()
    await barsNobody(page)
    await notice.getByRole('button', { name: /^Decline quote/ }).click()
    const sure = app.getByRole('alertdialog').or(app.getByRole('dialog'))
    await sure.getByRole('button', { name: 'Decline' }).click()
    await eventually(() => notice.getByText('Declined or withdrawn').count()).toBe(2)
    expect(await notice.getByRole('button', { name: /^Accept quote/ }).count()).toBe(0)
  })

for (const { width, scheme } of mainly(1280, [
  { width: 1280, scheme: 'light' },
  { width: 390, scheme: 'dark' },
]))
  test(`a supplier revises a quote that nobody has answered, and it takes the place of the one before for both (${width} px)`, async ({
    signIn,
  }) => {
    const { request, quoted } = await askedOfNadja()
    const before = await quoted()
    const asSeller = await signedIn(kontor().shell, nadja)
    await asSeller('PUT', `documents/quotes/${before}/state/SENT`)
    const supplier = await signIn(nadja, { width, scheme, at: `#/Kontor.Documents/view/${before}` })
    const { app } = supplier
    const number = await proposedNumber(app, 'Quote')
    await (await offered(app, /^Revise/)).click()
    const price = app.getByRole('textbox', { name: 'Price, line 1' })
    await price.fill('95')
    expect(await proposedNumber(app, 'Quote')).toBe(number)
    await barsNobody(supplier.page)
    await draftIsSaved(app)
    await send(app, number)
    const replaced = app.getByRole('listitem').filter({ hasText: 'This replaces' })
    await replaced.getByRole('button', { name: `Quote ${number}` }).click()
    await eventually(() => standing(app, 'Business').textContent()).toContain('Replaced')
    expect(await app.getByRole('button', { name: 'Revise' }).count()).toBe(0)

    const at = `#/Kontor.Documents/view/${request.Suppliers[0]?.RequestId}`
    const buyer = await signIn(svea, { width, scheme, at })
    await buyer.app.getByRole('button', { name: /^Accept quote/ }).waitFor()
    expect(await buyer.app.getByRole('button', { name: /^Accept quote/ }).count()).toBe(1)
  })
