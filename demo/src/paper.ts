import { createHash } from 'node:crypto'
import { messagesFor } from '@kontor/server/areas/entries'
import { typeset } from '@kontor/server/areas/parsing'
import { submitPdf, uploadPdf } from '@kontor/server/areas/pdf-intake'
import { compose, write } from '@kontor/ubl'
import { formOf } from './form.ts'
import type { Network } from './happen.ts'
import { buyerOfPaper, clearanceCompany, paperOf } from './plan/clearance.ts'
import { companyOf } from './plan/documents.ts'

const locale = 'en-GB'

/** An invoice that exists as a PDF alone: it waits for whoever enters it. */
export async function submitPaper({ transact, ids }: Network, day: string): Promise<void> {
  const document = paperOf(day)
  const reader = { words: messagesFor(locale).page, locale }
  const made = await typeset(write(compose(formOf(document))), 'pdf', reader)
  const where = typeof made === 'string' ? Buffer.from(made) : made
  const administrator = companyOf(clearanceCompany).people.findIndex(({ role }) => role === 'companyAdmin')
  const author = { actorId: ids.person(clearanceCompany, administrator), requestId: 'demo paper' }
  await transact(ids.company(clearanceCompany), author, async (uow) => {
    const uploadToken = 'demo-paper'
    const hash = createHash('sha256').update(where).digest('hex')
    const name = `${document.number}.pdf`
    await uploadPdf(uow, { hash, size: where.length, where, name, drop: async () => undefined }, uploadToken)
    await submitPdf(uow, {
      uploadToken,
      connectionId: ids.connection(clearanceCompany, buyerOfPaper),
      note: 'From the old cash desk, which writes PDFs only.',
    })
  })
}
