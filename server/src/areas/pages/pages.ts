import type { FilePage, Of, PageRun } from '@kontor/contract'
import { t } from '@kontor/i18n'
import { bytesOf, type Held } from '../../platform/contents/index.ts'
import { ApiError } from '../../platform/index.ts'
import { queueError } from '../../platform/worker-queue/queue-error.ts'
import { startProcess } from '../../platform/worker-queue/worker-process.ts'
import { createWorkerQueue, WorkerQueueFailure } from '../../platform/worker-queue/worker-queue.ts'
import { documentRefusals } from '../parsing/index.ts'
import { kindOf } from './kinds.ts'
import { maxPages, maxPixelsIn } from './limits.ts'
import type { PageSize, PagesFault, PageText, Reply, Request } from './protocol.ts'

/** Bytes of a file whose pages are shown: it is looked through in memory. */
export const maxFileBytes = 20 * 1024 * 1024

/** Pixels of a picture where nobody says how wide it is to be. */
const usualWidth = 1200

/** One process for all: pages of two files are never made at once, and what would wait for too many is sent away. */
const printer = createWorkerQueue<Request, Reply>(
  new URL('./worker.ts', import.meta.url),
  { milliseconds: 5_000, megabytes: 640, waitingBytes: 5 * maxFileBytes, idleMilliseconds: 30_000 },
  startProcess,
)

/** The pages of a file. @throws ApiError DocumentRefused with what is wrong with it, Unavailable where too much waits. */
export async function pagesOf(held: Held): Promise<readonly PageSize[]> {
  const reply = await ask(held, (file) => ({ ...file, kind: 'open' }))
  return 'pages' in reply ? reply.pages : []
}

/** A page as a picture, so many pixels wide at most. Throws as {@link pagesOf}; ResourceNotFound where there is no such page. */
export async function pictureOf(held: Held, page: number, width = usualWidth) {
  const reply = await ask(held, (file) => ({ ...file, kind: 'picture', page, width }))
  const body = 'picture' in reply ? reply.picture : new Uint8Array()
  return { type: kindOf(body) === 'image/jpeg' ? 'image/jpeg' : 'image/png', body }
}

/** What stands on a page, where the file says it in letters. Throws as {@link pictureOf}. */
export async function textOf(held: Held, page: number): Promise<readonly PageText[]> {
  const reply = await ask(held, (file) => ({ ...file, kind: 'text', page }))
  return 'text' in reply ? reply.text : []
}

async function ask(
  held: Held,
  asked: (file: Pick<Request, 'bytes' | 'hash'>) => Request,
): Promise<Exclude<Reply, { fault: PagesFault }>> {
  if (held.size > maxFileBytes) throw tooLarge()
  const request = asked({ bytes: await bytesOf(held), hash: held.hash })
  const reply = await printer.ask(request).catch((error: unknown) => {
    if (!(error instanceof WorkerQueueFailure)) throw error
    // A process of native code that fails does so by what it was given.
    throw error.reason === 'crash' ? refused('DAMAGED') : queueError(error, documentRefusals)
  })
  if (!('fault' in reply)) return reply
  if (reply.fault === 'PAGES' && request.kind !== 'open')
    throw new ApiError('ResourceNotFound', t`The file has no page ${request.page}.`)
  throw refused(reply.fault)
}

export const tooLarge = (): ApiError =>
  new ApiError(
    'TooLarge',
    t`The file is larger than ${maxFileBytes / 1024 / 1024} MB: scan it again in less detail, or split it.`,
  )

const reasons = {
  PASSWORD: t`The PDF is protected by a password: open it, save it without one, and send it again.`,
  DAMAGED: t`The file is damaged and cannot be opened: ask for it again.`,
  PAGES: t`The PDF has more than ${maxPages} pages: split it.`,
  PIXELS: t`The picture has more than ${maxPixelsIn / 1_000_000} megapixels: save it smaller.`,
} as const

const refused = (fault: PagesFault): ApiError =>
  new ApiError('DocumentRefused', reasons[fault], { details: { reason: fault } })

/** The pages of a file as calls give them. */
export const filePagesOf = async (held: Held): Promise<{ Page: Of<typeof FilePage>[] }> => ({
  Page: (await pagesOf(held)).map(({ width, height }) => ({ Width: width, Height: height })),
})

/** What a page says, as calls give it. */
export const pageRunsOf = async (held: Held, page: number): Promise<{ Run: Of<typeof PageRun>[] }> => ({
  Run: (await textOf(held, page)).map(({ text, left, top, width, height }) => ({
    Text: text,
    Left: left,
    Top: top,
    Width: width,
    Height: height,
  })),
})
