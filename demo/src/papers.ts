import { readFile } from 'node:fs/promises'
import { openIntake, takeMail } from '@kontor/server/areas/mail-intake'
import { receiveUpload } from '@kontor/server/areas/scanning'
import { heldBytes, type UnitOfWork } from '@kontor/server/platform'
import { compose, englishWords, type TradeForm } from '@kontor/ubl'
import { writePdf } from '@kontor/ubl/pdf'
import { demoCompanies } from './companies.ts'
import { at, plusDays } from './days.ts'
import { formOf } from './form.ts'
import type { Network } from './happen.ts'
import type { PlannedEvent } from './plan/index.ts'

/** The company that still gets invoices on paper, and who takes them in. */
const receiving = demoCompanies[0]!
const clerk = receiving.people.findIndex(({ role }) => role === 'apClerk')

/** A bill of somebody who is no member, as they would mail it. */
const harbourBill = (day: string): TradeForm => ({
  type: 'Invoice',
  id: 'HS-20417',
  issueDate: plusDays(day, -3),
  dueDate: plusDays(day, 11),
  currency: receiving.currency,
  seller: {
    name: 'Hafen Spedition Kruse GmbH',
    vatId: 'DE300000027',
    address: { street: 'Veddeler Damm 14', city: 'Hamburg', zip: '20457', country: 'DE' },
    contact: { email: 'rechnung@hafen-kruse.example' },
  },
  buyer: {
    name: receiving.name,
    vatId: receiving.vat.value,
    address: { street: receiving.street, city: receiving.city, zip: receiving.zip, country: receiving.country },
  },
  paymentMeans: { code: '30', iban: 'DE12500105170648489890', reference: 'HS-20417' },
  paymentTerms: '14 days net',
  lines: [
    ['Container drayage Waltershof – Am Kai', '3', 'C62', '185.00'],
    ['Demurrage, day', '2', 'DAY', '60.00'],
  ].map(([name = '', quantity = '', unit = '', price = ''], at) => ({
    id: String(at + 1),
    name,
    quantity,
    unit,
    price,
    tax: { category: 'S', percent: '19' },
  })),
})

/** What has come by e-mail and post and waits to be entered: a bill without data, a photo, and one that is there already. */
export async function bringPapers({ transact, ids }: Network, day: string, events: readonly PlannedEvent[]) {
  const author = { actorId: ids.person(receiving.key, clerk), requestId: 'demo papers' }
  const twin = events.findLast(
    (event) => event.does === 'send' && event.document.type === 'invoice' && event.document.to === receiving.key,
  )
  // The same day makes the same files.
  const created = new Date(at(day, 480))
  const pdf = (form: TradeForm) => writePdf(compose(form), { words: englishWords, locale: 'en', created })
  const byMail = (bytes: Uint8Array) =>
    transact(ids.company(receiving.key), { actorId: null, requestId: 'demo mails' }, async (uow: UnitOfWork) => {
      await openIntake(uow, '5eed0c0ffe')
      const paper = { name: 'hafen-kruse-HS-20417.pdf', mimeType: 'application/pdf', pages: 1, ...heldBytes(bytes) }
      const from = 'rechnung@hafen-kruse.example'
      await takeMail(uow, { from, subject: 'Rechnung HS-20417' }, 'hs-20417@hafen-kruse.example', [
        { name: paper.name, paper },
      ])
      await takeMail(uow, { from, subject: 'Zahlungserinnerung HS-20388' }, 'hs-20388@hafen-kruse.example', [])
    })
  const take = (name: string, mimeType: string, bytes: Uint8Array) =>
    transact(ids.company(receiving.key), author, (uow: UnitOfWork) =>
      receiveUpload(uow, { name, ...heldBytes(bytes) }, { mimeType, pages: 1 }),
    )
  await byMail(await pdf(harbourBill(day)))
  const photo = await readFile(new URL('./papers/flowers.jpg', import.meta.url))
  await take('IMG_2231.jpg', 'image/jpeg', photo)
  if (twin?.does !== 'send') return
  const form = formOf(twin.document)
  await take(`${form.id}.pdf`, 'application/pdf', await pdf(form))
}
