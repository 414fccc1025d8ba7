import { messageOf } from '@kontor/sdk/react'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useReducer, useRef } from 'react'
import { useKontor, useWords } from '../kontor.ts'
import { keys } from '../queries/keys.ts'
import { originOf } from '../queries/origin.ts'
import { isBill } from '../words/amounts.ts'
import { mayBeDocument, type Upload, uploads } from './queue.ts'

export interface Uploads {
  readonly queue: readonly Upload[]
  readonly add: (files: readonly File[]) => void
  readonly again: (id: string) => void
  readonly clear: () => void
}

/** Files on their way in: a few at a time, each with its progress, and with what the server says of it. */
export function useUploads(): Uploads {
  const { api } = useKontor()
  const { t } = useWords()
  const queries = useQueryClient()
  const [queue, happened] = useReducer(uploads, [])
  const files = useRef(new Map<string, File>())
  const started = useRef(new Set<string>())

  const send = useCallback(
    async (id: string, file: File) => {
      try {
        if (!mayBeDocument(file)) throw new Error(t('upload.noDocument', { file: file.name }))
        const result = await api.documents.createDocument(
          { body: new Uint8Array(await file.arrayBuffer()) },
          {
            // The server knows by the bytes what it is.
            contentType: 'application/octet-stream',
            onUploadProgress: ({ loaded, total }) =>
              happened({ type: 'progress', id, progress: total ? loaded / total : 0 }),
          },
        )
        // Whose a bill is stands in the row from its beginning: nothing below it moves once it is there.
        if (isBill(result.type)) await queries.prefetchQuery(originOf({ api }, result.DocumentId))
        happened({ type: 'done', id, result })
        void queries.invalidateQueries({ queryKey: keys.lists })
      } catch (error) {
        happened({ type: 'refused', id, refusal: messageOf(error, t) })
      } finally {
        started.current.delete(id)
      }
    },
    [api, t, queries],
  )

  useEffect(() => {
    for (const { id, state } of queue) {
      const file = files.current.get(id)
      if (state !== 'sending' || !file || started.current.has(id)) continue
      started.current.add(id)
      void send(id, file)
    }
  }, [queue, send])

  const add = useCallback((given: readonly File[]) => {
    const named = given.map((file) => ({ id: crypto.randomUUID(), name: file.name, file }))
    for (const { id, file } of named) files.current.set(id, file)
    happened({ type: 'added', files: named.map(({ id, name }) => ({ id, name })) })
  }, [])
  return {
    queue,
    add,
    again: useCallback((id: string) => happened({ type: 'again', id }), []),
    clear: useCallback(() => happened({ type: 'cleared' }), []),
  }
}
