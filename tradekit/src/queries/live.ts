import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useKontor } from '../kontor.ts'
import { dependsOnOthers, keys } from './keys.ts'

/** How long a row that has just changed is marked, in milliseconds. */
const flashMs = 1_600

/** Keeps the screen current: refetches what the server's events name. */
export function useLiveUpdates(): void {
  const { onChanges } = useKontor()
  const queries = useQueryClient()
  useEffect(
    () =>
      onChanges('document', (ids) => {
        void queries.invalidateQueries({ queryKey: keys.lists })
        for (const id of ids) void queries.invalidateQueries({ queryKey: keys.document(id) })
        void queries.invalidateQueries({ predicate: ({ queryKey }) => dependsOnOthers(queryKey) })
      }),
    [onChanges, queries],
  )
  useEffect(
    () =>
      onChanges('upload', () => {
        void queries.invalidateQueries({ queryKey: keys.paperLists })
        void queries.invalidateQueries({ queryKey: keys.receivedMails })
      }),
    [onChanges, queries],
  )
}

/** The documents that changed a moment ago. */
export function useFresh(): ReadonlySet<string> {
  const { onChanges } = useKontor()
  const [fresh, setFresh] = useState<ReadonlySet<string>>(new Set())
  useEffect(() => {
    const timers = new Set<ReturnType<typeof setTimeout>>()
    const end = onChanges('document', (ids) => {
      setFresh((before) => new Set([...before, ...ids]))
      const timer = setTimeout(() => {
        timers.delete(timer)
        setFresh((before) => new Set([...before].filter((id) => !ids.includes(id))))
      }, flashMs)
      timers.add(timer)
    })
    return () => {
      end()
      for (const timer of timers) clearTimeout(timer)
    }
  }, [onChanges])
  return fresh
}
