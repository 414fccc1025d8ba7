import { readFile } from 'node:fs/promises'
import { addressOf, openIntake, takeMail } from '@kontor/server/areas/mail-intake'
import {
  holdUpload,
  makeFolder,
  receiveUpload,
  rejectUpload,
  saveReason,
  setFolder,
  setFolderBranch,
  setTags,
  tagFolder,
} from '@kontor/server/areas/scanning'
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
const manager = receiving.people.findIndex(({ role }) => role === 'apManager')
const branches = demoCompanies.filter(({ parent }) => parent === receiving.key)

/** Where the demo network's companies get e-mail, though no server brings any. */
const intake = 'in@kontor.example'
const secret = '5eed0c0ffe'

/** Who mails their bills without being a member. */
const sender = 'rechnung@hafen-kruse.example'

/** A bill of theirs, as they would mail it. */
const harbourBill = (day: string, id: string): TradeForm => ({
  type: 'Invoice',
  id,
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
  paymentMeans: { code: '30', iban: 'DE12500105170648489890', reference: id },
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

/** A bill for a repair that nobody has looked at yet. */
const doorBill = (day: string): TradeForm => ({
  ...harbourBill(day, 'TB-2291'),
  seller: {
    name: 'Torbau Lindner',
    vatId: 'DE300000051',
    address: { street: 'Billhorner Deich 94', city: 'Hamburg', zip: '20539', country: 'DE' },
    contact: { email: 'buero@torbau-lindner.example' },
  },
  paymentMeans: { code: '30', iban: 'DE12500105170648489890', reference: 'TB-2291' },
  lines: [
    {
      id: '1',
      name: 'Roller door, gate 3: repair',
      quantity: '1',
      unit: 'C62',
      price: '486.00',
      tax: { category: 'S', percent: '19' },
    },
  ],
})

/** A bill for a second repair, of which the delivery note is awaited. */
const otherDoorBill = (day: string): TradeForm => {
  const bill = doorBill(day)
  const id = 'TB-2304'
  const paymentMeans = { code: '30', iban: 'DE12500105170648489890', reference: id }
  const lines = bill.lines.map((line) => ({ ...line, name: 'Roller door, gate 5: new springs', price: '212.00' }))
  return { ...bill, id, paymentMeans, lines }
}

/** The folder of a branch is called as people call it: by its last word. */
const folderOf = (name: string): string =>
  name
    .replace(/ (GmbH|AG)$/, '')
    .split(' ')
    .at(-1) ?? name

/** The folders of the branches, and the reasons from which the clerks choose. Returns the one that is chosen most. */
async function arrange(uow: UnitOfWork, ids: Network['ids']): Promise<string> {
  await makeFolder(uow, 'Head office')
  for (const branch of branches) {
    const name = folderOf(branch.name)
    await makeFolder(uow, name)
    await setFolderBranch(uow, name, ids.company(branch.key))
    await tagFolder(uow, name, branch.city, true)
  }
  const missing = 'Delivery note missing'
  for (const [type, name] of [
    ['ONHOLD', missing],
    ['ONHOLD', 'Price is being clarified'],
    ['REJECT', 'Made out to another company'],
    ['REJECT', 'Order number missing'],
  ] as const)
    await saveReason(uow, uow.newId(), { type, name }, 'new')
  return missing
}

/**
 * What has come by e-mail and post: yesterday a bill that was put on hold until this morning and one that was rejected; this
 * morning a bill without data, an e-mail without a file, a photo, and a bill that is there already.
 */
export async function bringPapers(
  { transact, ids }: Network,
  clock: { set(at: string): void },
  { day, now }: { readonly day: string; readonly now: string },
  events: readonly PlannedEvent[],
) {
  const home = ids.company(receiving.key)
  const author = { actorId: ids.person(receiving.key, clerk), requestId: 'demo papers' }
  const byClerk = <T>(work: (uow: UnitOfWork) => Promise<T>) => transact(home, author, work)
  // The same day makes the same files.
  const created = new Date(at(day, 480))
  const pdf = (form: TradeForm) => writePdf(compose(form), { words: englishWords, locale: 'en', created })
  const take = (name: string, mimeType: string, bytes: Uint8Array) =>
    byClerk((uow) => receiveUpload(uow, { name, ...heldBytes(bytes) }, { mimeType, pages: 1 }))
  const mail = (number: string, subject: string, bytes?: Uint8Array) =>
    transact(home, { actorId: null, requestId: `demo mail ${number}` }, (uow) => {
      const name = `hafen-kruse-${number}.pdf`
      const files =
        bytes === undefined
          ? []
          : [{ name, paper: { name, mimeType: 'application/pdf', pages: 1, ...heldBytes(bytes) } }]
      const messageId = `<${number.toLowerCase()}@hafen-kruse.example>`
      const replyTo = addressOf(intake, { companyId: home, secret })
      const answerTo = { address: sender, subject, messageId, references: [], replyTo }
      return takeMail(uow, { from: sender, subject, messageId }, files, { answerTo })
    })

  const yesterday = plusDays(day, -1)
  clock.set(at(yesterday, 800))
  const missing = await transact(
    home,
    { actorId: ids.person(receiving.key, manager), requestId: 'demo capture' },
    (uow) => arrange(uow, ids),
  )
  clock.set(at(yesterday, 860))
  await transact(home, { actorId: null, requestId: 'demo mails' }, (uow) => openIntake(uow, secret))
  const bill = harbourBill(yesterday, 'HS-20402')
  const buyer = { ...bill.buyer, name: 'Nordlicht Kontraktlogistik GmbH' }
  const [wrong] = await mail('HS-20402', 'Rechnung HS-20402', await pdf({ ...bill, buyer }))
  const door = await take('torbau-TB-2291.pdf', 'application/pdf', await pdf(doorBill(yesterday)))
  const waits = await take('torbau-TB-2304.pdf', 'application/pdf', await pdf(otherDoorBill(yesterday)))
  clock.set(at(yesterday, 905))
  await byClerk((uow) => holdUpload(uow, waits.id, { reason: missing, reasonTags: [missing] }, null))
  await byClerk((uow) =>
    holdUpload(uow, door.id, { reason: 'Gate 3 still jams: the yard looks at it tomorrow morning.' }, day),
  )
  const rejected = wrong?.uploadId
  if (rejected === undefined) throw new Error('The bill for somebody else did not come as a paper')
  await byClerk((uow) =>
    rejectUpload(uow, rejected, {
      reason: 'The invoice is made out to Nordlicht Kontraktlogistik GmbH. Please address it to us.',
    }),
  )

  clock.set(now)
  await mail('HS-20417', 'Rechnung HS-20417', await pdf(harbourBill(day, 'HS-20417')))
  await mail('HS-20388', 'Zahlungserinnerung HS-20388')
  const photo = await readFile(new URL('./papers/flowers.jpg', import.meta.url))
  const flowers = await take('IMG_2231.jpg', 'image/jpeg', photo)
  await byClerk((uow) => setTags(uow, flowers.id, ['Reception']))
  const [branch] = branches
  if (branch !== undefined) {
    const bill = harbourBill(day, 'HS-20421')
    const { name, vat, street, city, zip, country } = branch
    const buyer = { name, vatId: vat.value, address: { street, city, zip, country } }
    const paper = await take('hafen-kruse-HS-20421.pdf', 'application/pdf', await pdf({ ...bill, buyer }))
    await byClerk((uow) => setFolder(uow, paper.id, folderOf(branch.name)))
  }
  const bills = events.flatMap((event) => (event.does === 'send' ? [event.document] : []))
  const twin = bills.findLast(({ type, to, billedTo = to }) => type === 'invoice' && billedTo === receiving.key)
  if (twin === undefined) return
  const form = formOf(twin)
  await take(`${form.id}.pdf`, 'application/pdf', await pdf(form))
}
