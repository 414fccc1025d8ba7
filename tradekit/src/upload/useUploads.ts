import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useReducer, useRef } from 'react'
import { useKontor, useWords } from '../kontor.ts'
import { keys } from '../queries/keys.ts'
import { originOf } from '../queries/origin.ts'
import { isBill } from '../words/amounts.ts'
import { type Upload, uploads } from './queue.ts'
import { refusalOf } from './refusal.ts'
import { useTaking } from './useTaking.ts'

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

  const take = useTaking()
  const send = useCallback(
    async (id: string, file: File) => {
      try {
        const taken = await take(file, (progress) => happened({ type: 'progress', id, progress }))
        if ('Imported' in taken) {
          happened({ type: 'taken', id, paper: taken })
          return void queries.invalidateQueries({ queryKey: keys.paperLists })
        }
        const result = taken
        // Whose a bill is stands in the row from its beginning: nothing below it moves once it is there.
        if (isBill(result.type)) await queries.prefetchQuery(originOf({ api }, result.DocumentId))
        happened({ type: 'done', id, result })
        void queries.invalidateQueries({ queryKey: keys.lists })
      } catch (error) {
        happened({ type: 'refused', id, refusal: refusalOf(error, t) })
      } finally {
        started.current.delete(id)
      }
    },
    [api, t, queries, take],
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
