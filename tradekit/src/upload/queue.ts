import type { PaperUpload, Uploaded } from '../queries/types.ts'

/** One file on its way: waiting, being sent, a draft now, or refused with what the server says of it. */
export interface Upload {
  readonly id: string
  readonly name: string
  readonly state: 'waiting' | 'sending' | 'done' | 'refused'
  /** 0 to 1 */
  readonly progress: number
  readonly result?: Uploaded
  /** It has no data: it waits to be entered. */
  readonly paper?: PaperUpload
  readonly refusal?: string
}

export type UploadEvent =
  | { readonly type: 'added'; readonly files: readonly Pick<Upload, 'id' | 'name'>[] }
  | { readonly type: 'progress'; readonly id: string; readonly progress: number }
  | { readonly type: 'done'; readonly id: string; readonly result: Uploaded }
  | { readonly type: 'taken'; readonly id: string; readonly paper: PaperUpload }
  | { readonly type: 'refused'; readonly id: string; readonly refusal: string }
  | { readonly type: 'again'; readonly id: string }
  | { readonly type: 'cleared' }

/** How many files are sent at the same time. */
const maxParallelUploads = 3

/** What happens to the files, one event at a time. */
export function uploads(queue: readonly Upload[], event: UploadEvent): readonly Upload[] {
  switch (event.type) {
    case 'added':
      return started([...queue, ...event.files.map((file) => ({ ...file, state: 'waiting' as const, progress: 0 }))])
    case 'progress':
      return changed(queue, event.id, (upload) => ({ ...upload, progress: event.progress }))
    case 'done':
      return started(
        changed(queue, event.id, ({ id, name }) => ({ id, name, state: 'done', progress: 1, result: event.result })),
      )
    case 'taken':
      return started(
        changed(queue, event.id, ({ id, name }) => ({ id, name, state: 'done', progress: 1, paper: event.paper })),
      )
    case 'refused':
      return started(
        changed(queue, event.id, ({ id, name }) => ({
          id,
          name,
          state: 'refused',
          progress: 1,
          refusal: event.refusal,
        })),
      )
    case 'again':
      return started(changed(queue, event.id, ({ id, name }) => ({ id, name, state: 'waiting', progress: 0 })))
    case 'cleared':
      return queue.filter((upload) => upload.state === 'waiting' || upload.state === 'sending')
  }
}

const changed = (queue: readonly Upload[], id: string, change: (upload: Upload) => Upload): readonly Upload[] =>
  queue.map((upload) => (upload.id === id ? change(upload) : upload))

/** Files that wait are sent as soon as there is room. */
function started(queue: readonly Upload[]): readonly Upload[] {
  let room = maxParallelUploads - queue.filter((upload) => upload.state === 'sending').length
  return queue.map((upload) => {
    if (upload.state !== 'waiting' || room <= 0) return upload
    room -= 1
    return { ...upload, state: 'sending' }
  })
}

/** How many of the files are through. */
export const settled = (queue: readonly Upload[]): number =>
  queue.filter((upload) => upload.state === 'done' || upload.state === 'refused').length

/** The largest file that is taken in without data, in bytes. */
const maxPaperBytes = 20 * 1024 * 1024

/** Whether it is worth asking the server what a file is: what is none of these, or larger, is not sent there at all. */
export const mayBePaper = ({ size }: { readonly size: number }): boolean => size <= maxPaperBytes

/** Whether a file can be a document at all: known by its name or by its declared type. */
export const mayBeDocument = (file: { readonly name: string; readonly type: string }): boolean =>
  /\.(?:xml|json|pdf)$/i.test(file.name) || /[/+](?:xml|json|pdf)$/.test(file.type)
