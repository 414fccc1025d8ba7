import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { signedIn } from './call.ts'
import { inDays } from './days.ts'
import { kontor } from './kontor.ts'
import { karl } from './people.ts'

export interface BilledLine {
  readonly item: string
  readonly quantity: number
  readonly price: number
}

const form = readFileSync(join(import.meta.dirname, '../fixtures/invoice.xml'), 'utf8')
const lineForm = /<cac:InvoiceLine>[\s\S]*<\/cac:InvoiceLine>/.exec(form)?.[0] ?? ''

/** An invoice of today from Brandt Werkzeuge to Nordlicht Handel over these lines, each with 19% VAT: nothing to mend. */
export function invoiceOf(number: string, lines: readonly BilledLine[]): string {
  const written = lines.map(({ item, quantity, price }, at) =>
    lineForm
      .replace('<cbc:ID>1<', `<cbc:ID>${at + 1}<`)
      .replace('>4<', `>${quantity}<`)
      .replace('>80.00<', `>${(quantity * price).toFixed(2)}<`)
      .replace('Torque wrench, calibration', item)
      .replace('>20.00<', `>${price.toFixed(2)}<`),
  )
  const net = lines.reduce((sum, { quantity, price }) => sum + quantity * price, 0)
  return form
    .replace('FX-2026-0001', number)
    .replace('2026-01-15', inDays(0))
    .replace(lineForm, '')
    .replaceAll('>80.00<', `>${net.toFixed(2)}<`)
    .replaceAll('>15.20<', `>${(net * 0.19).toFixed(2)}<`)
    .replaceAll('>95.20<', `>${(net * 1.19).toFixed(2)}<`)
    .replace('</Invoice>', `${written.join('\n')}</Invoice>`)
}

/** An invoice from Brandt Werkzeuge that Nordlicht Handel has before the journey begins, waiting for an answer; its id. */
export const arrivedInvoice = (number: string, lines: readonly BilledLine[], currency = 'EUR'): Promise<string> =>
  arrived(invoiceOf(number, lines).replaceAll('EUR', currency))

/** The same, as a bill of an order. */
export const arrivedBillOf = (order: string, number: string, lines: readonly BilledLine[]): Promise<string> => {
  const reference = `<cac:OrderReference><cbc:ID>${order}</cbc:ID></cac:OrderReference>`
  return arrived(invoiceOf(number, lines).replace('<cac:AccountingSupplierParty>', `${reference}$&`))
}

/** The same as it is written; its id. */
export async function arrived(written: string): Promise<string> {
  const call = await signedIn(kontor().shell, karl)
  const made = await call('POST', 'documents/v2/documents', written, 'text/xml')
  const { DocumentId } = (await made.json()) as { DocumentId: string }
  await call('PUT', `documents/v2/documents/${DocumentId}/dispatch`)
  return DocumentId
}

/** What many invoices of these journeys are about. */
export const toolChest: readonly BilledLine[] = [
  { item: 'Tool chest', quantity: 2, price: 480 },
  { item: 'Vice', quantity: 4, price: 75 },
  { item: 'Drawer insert', quantity: 6, price: 31.5 },
]
