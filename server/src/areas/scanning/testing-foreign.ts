import { made, type OwnedObjects } from '../../testing-foreign.ts'
import { documentOf } from '../documents/testing.ts'
import { asBody } from '../documents/testing-trade.ts'
import { pdfOf, textStream } from '../pages/testing-pdf.ts'

/** A paper that waits to be entered, with what was entered of it so far. */
export const ownedObjects: OwnedObjects = async ({ owner }) => {
  const form = new FormData()
  form.append('file', new File([asBody(pdfOf([textStream(['Invoice'])]))], 'paper.pdf'))
  const answer = await made(owner.send('POST cloudscan/uploads', { body: form }))
  const { Id: upload } = (await answer.json()) as { Id: string }
  const body = asBody(documentOf('Invoice', { id: 'PAPER-1' }))
  await made(
    owner.send(`PUT cloudscan/integration/${upload}/content`, { body, headers: { 'content-type': 'application/xml' } }),
  )
  const beside = new FormData()
  beside.append('file', new File(['Delivery note'], 'note.txt'))
  await made(owner.send(`POST scanio/documents/${upload}/attachments`, { body: beside }))
  const files = await made(owner.send(`GET cloudscan/integration/${upload}/attachments`))
  const { Attachments } = (await files.json()) as { Attachments: { Id: string }[] }
  const tag = await made(owner.send('POST scanio/tags', { json: { type: 'ONHOLD', name: 'Delivery note missing' } }))
  const filter = await made(owner.send('POST scanio/quickfilters', { json: { name: 'Of today', shared: true } }))
  return {
    upload,
    scanAttachment: Attachments[0]?.Id ?? '',
    scanTag: ((await tag.json()) as { id: string }).id,
    filter: ((await filter.json()) as { id: string }).id,
  }
}
