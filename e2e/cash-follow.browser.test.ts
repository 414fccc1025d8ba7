import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { barsNobody, seriousProblems } from './support/accessibility.ts'
import { type Call, signedIn } from './support/call.ts'
import { inDays } from './support/days.ts'
import { invoiceOf } from './support/invoice.ts'
import { eventually, test } from './support/journey.ts'
import { kontor } from './support/kontor.ts'
import { lena, miriam, nadja } from './support/people.ts'

/** An invoice of Brandt's grinding shop that came on paper: the clerk enters and accepts it. */
async function entered(number: string): Promise<void> {
  const call = await signedIn(kontor().shell, lena)
  const written = invoiceOf(number, [{ item: 'Grinding', quantity: 1, price: 100 }])
    .replace('</cbc:IssueDate>', `$&<cbc:DueDate>${inDays(12)}</cbc:DueDate>`)
    .replaceAll('Brandt Werkzeuge GmbH', 'Schleiferei Lindenstraße')
  const { DocumentId: Draft } = (await (await call('POST', 'documents/v2/documents', written, 'text/xml')).json()) as {
    DocumentId: string
  }
  const id = randomUUID()
  await call('PUT', `documents/${id}/received`, JSON.stringify({ Draft }))
  const accepted = JSON.stringify({ ResponseId: randomUUID(), ResponseCode: 'BusinessAccept' })
  await call('PUT', `documents/${id}/statechange`, accepted)
}

/** Nordlicht's connection to Brandt, over which nothing is followed when the journey begins. */
async function brandtOf(call: Call): Promise<string> {
  const { Connection } = (await (await call('GET', 'network/connections?q=Brandt')).json()) as {
    Connection: { ConnectionId: string; CompanyAccountId: string; CompanyName: string }[]
  }
  const brandt = Connection.find(({ CompanyName }) => CompanyName === 'Brandt Werkzeuge GmbH')
  await call('POST', `onboarding/trackandtrace/disable/${brandt?.CompanyAccountId}`)
  return brandt?.ConnectionId ?? ''
}

test('a buyer lets a supplier follow the invoices that it entered, and the supplier reads on a phone when it is paid', async ({
  signIn,
}) => {
  const number = `PAPER-${randomUUID().slice(0, 8)}`
  await entered(number)
  const connection = await brandtOf(await signedIn(kontor().shell, miriam))

  const supplier = await signIn(nadja, { width: 390, at: '#/Kontor.Cash/?view=followed' })
  await supplier.app.getByRole('heading', { name: 'No customer shares invoice status with you yet' }).waitFor()
  await barsNobody(supplier.page)

  const buyer = await signIn(miriam, { at: `#/Kontor.Network/${connection}` })
  await buyer.app.getByText(/You entered them under the name .*Schleiferei Lindenstraße/).waitFor()
  const follow = buyer.app.getByRole('switch', { name: 'Let this supplier follow its invoices' })
  await follow.press('Space')
  await buyer.page.getByText('Brandt Werkzeuge GmbH can now follow its invoices.').waitFor()
  await eventually(() => follow.isChecked()).toBe(true)
  expect(await seriousProblems(buyer.page)).toEqual([])

  await supplier.page.reload()
  const row = supplier.app.getByRole('listitem').filter({ hasText: number })
  await row.getByText('Accepted', { exact: true }).waitFor()
  await row.getByText(/^Expected on /).waitFor()
  await row.getByText('Nordlicht Handel AG').waitFor()
  await row.getByText(/119\.00/).waitFor()
  await barsNobody(supplier.page)
})
