import type { Kontor } from '../kontor.ts'

/** Where the pages of a file come from. */
export interface PageSource {
  /** Names the file among the answers that are kept. */
  readonly key: readonly string[]
  readonly pages: (signal: AbortSignal) => Promise<readonly PageSize[]>
  readonly picture: (page: number, width: number, signal: AbortSignal) => Promise<Blob>
  readonly text: (page: number, signal: AbortSignal) => Promise<readonly PageRun[]>
}

export type PageSize = Awaited<ReturnType<Kontor['api']['scanning']['readPages']>>['Page'][number]
export type PageRun = Awaited<ReturnType<Kontor['api']['scanning']['readPageText']>>['Run'][number]

type Api = Kontor['api']

/** The pages of a paper that waits to be entered. */
export const paperPages = ({ scanning }: Api, id: string): PageSource => ({
  key: ['papers', id, 'pages'],
  pages: async (signal) => (await scanning.readPages({ params: { id } }, { signal })).Page,
  picture: async (page, width, signal) =>
    blobOf(await scanning.readPage({ params: { id, page: String(page) }, query: { width } }, { signal })),
  text: async (page, signal) => (await scanning.readPageText({ params: { id, page: String(page) } }, { signal })).Run,
})

/** The pages of a file beside a document. */
export const attachmentPages = ({ attachments }: Api, documentId: string, id: string): PageSource => ({
  key: ['document', documentId, 'files', id, 'pages'],
  pages: async (signal) => (await attachments.readPages({ params: { documentId, id } }, { signal })).Page,
  picture: async (page, width, signal) => {
    const params = { documentId, id, page: String(page) }
    return blobOf(await attachments.readPage({ params, query: { width } }, { signal }))
  },
  text: async (page, signal) =>
    (await attachments.readPageText({ params: { documentId, id, page: String(page) } }, { signal })).Run,
})

const blobOf = ({ body, type }: { body: Uint8Array | string; type: string }): Blob =>
  new Blob([typeof body === 'string' ? body : new Uint8Array(body)], { type })
