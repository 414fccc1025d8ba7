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
  return { upload }
}
