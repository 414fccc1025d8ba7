import { randomUUID } from 'node:crypto'
import { made, type OwnedObjects } from '../../testing-foreign.ts'

const page = '%PDF-1.7\n1 0 obj <<>> stream\nBT /F1 12 Tf (Invoice) Tj ET\nendstream endobj\n%%EOF'

export const ownedObjects: OwnedObjects = async ({ owner }) => {
  const uploadToken = randomUUID()
  const body = new FormData()
  body.append('file', new File([page], 'bill.pdf'))
  await made(owner.send(`POST v0/pdf2xml/file?uploadToken=${uploadToken}`, { body }))
  await made(owner.send('POST v0/pdf2xml/submit', { json: { uploadToken } }))
  const { Tickets } = (await (await owner.send('GET pdf-tickets')).json()) as { Tickets: { Id: string }[] }
  return { pdfTicket: Tickets[0]!.Id }
}
