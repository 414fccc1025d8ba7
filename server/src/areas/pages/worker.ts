import { isPdf } from './kinds.ts'
import { NoPages, type OpenedFile } from './opened-file.ts'
import type { Reply, Request } from './protocol.ts'

/** The file that was asked for last: who turns its pages does not wait for it to be read again. */
let last: { readonly hash: string; readonly file: OpenedFile } | undefined

/** The process in which pages are made: one request, one reply. */
process.on('message', async (request: Request) => {
  process.send?.(await answer(request))
})

async function answer(request: Request): Promise<Reply> {
  try {
    const file = await opened(request)
    if (request.kind === 'open') return { pages: file.pages }
    if (request.page > file.pages.length) return { fault: 'PAGES' }
    if (request.kind === 'text') return { text: await file.text(request.page) }
    return { picture: await file.picture(request.page, request.width) }
  } catch (error) {
    return { fault: error instanceof NoPages ? error.fault : 'DAMAGED' }
  }
}

async function opened({ bytes, hash }: Request): Promise<OpenedFile> {
  if (last?.hash === hash) return last.file
  last = undefined
  const file = isPdf(bytes)
    ? await (await import('./open-pdf.ts')).openPdf(bytes)
    : await (await import('./open-picture.ts')).openPicture(bytes)
  last = { hash, file }
  return file
}
