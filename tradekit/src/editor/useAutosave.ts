import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useKontor } from '../kontor.ts'
import { keys } from '../queries/keys.ts'

/** How long nothing is typed before the draft is saved, in milliseconds. */
const autosaveDelayMs = 900

export type Saving =
  | { readonly state: 'untouched' }
  | { readonly state: 'unsaved' }
  | { readonly state: 'saving' }
  | { readonly state: 'saved'; readonly at: string }
  | { readonly state: 'failed'; readonly error: unknown }
  | { readonly state: 'conflict' }

export interface Autosave {
  readonly saving: Saving
  /** Saves what is not saved yet; false where that did not succeed. */
  readonly flush: () => Promise<boolean>
  /** Writes over what somebody else saved meanwhile. */
  readonly overwrite: () => Promise<boolean>
  /** The draft is gone: nothing is to be saved any more. */
  readonly stop: () => void
}

/** Where what is written is kept: a draft of a document, or what was entered of a paper. */
export interface DraftStore {
  readonly save: (bytes: Uint8Array, version: number | undefined) => Promise<unknown>
  /** The version that is there now. */
  readonly readVersion: () => Promise<number>
  /** What is asked anew once it was saved. */
  readonly stale: readonly QueryKey[]
}

/** Drafts of documents. */
export function useDocumentStore(id: string): DraftStore {
  const { api } = useKontor()
  return useMemo(
    () => ({
      save: (body, version) =>
        api.documents.saveDocument({
          params: { documentId: id },
          query: { draft: true, ...(version !== undefined && { version }) },
          body,
        }),
      readVersion: async () => (await api.documents.readMetadata({ params: { documentId: id } })).Version,
      stale: [keys.metadata(id), keys.lists],
    }),
    [api, id],
  )
}

export interface AutosaveOptions {
  /** The same object for as long as it is one draft. */
  readonly store: DraftStore
  /** The version that was read; none for a document that was never saved. */
  readonly version: number | undefined
  readonly savedAt: string | undefined
  /** Something stands in it that was not typed and is saved with what is, or where the person goes on. */
  readonly filled?: boolean
  /** Changes with every change to what is saved. */
  readonly content: unknown
  /** The document as it is now. */
  readonly bytes: () => Uint8Array
}

/** Keeps a draft saved while it is written: after a pause, one saving at a time, never over somebody else's work. */
export function useAutosave({ store, version, savedAt, filled = false, content, bytes }: AutosaveOptions): Autosave {
  const { setUnsaved, onLeaving } = useKontor()
  const queries = useQueryClient()
  const [saving, setSaving] = useState<Saving>(savedAt ? { state: 'saved', at: savedAt } : { state: 'untouched' })
  const known = useRef(version)
  const dirty = useRef(filled)
  const running = useRef<Promise<boolean> | undefined>(undefined)
  const latest = useRef(bytes)
  latest.current = bytes

  const save = useCallback(async (): Promise<boolean> => {
    setSaving({ state: 'saving' })
    dirty.current = false
    try {
      await store.save(latest.current(), known.current)
      known.current = (known.current ?? 0) + 1
    } catch (error) {
      dirty.current = true
      const conflict = (error as { status?: number }).status === 409
      setSaving(conflict ? { state: 'conflict' } : { state: 'failed', error })
      return false
    }
    setSaving(dirty.current ? { state: 'unsaved' } : { state: 'saved', at: new Date().toISOString() })
    setUnsaved(dirty.current)
    for (const queryKey of store.stale) void queries.invalidateQueries({ queryKey })
    return true
  }, [store, queries, setUnsaved])

  const flush = useCallback(async (): Promise<boolean> => {
    while (running.current) await running.current
    if (!dirty.current) return true
    running.current = save().finally(() => {
      running.current = undefined
    })
    return running.current
  }, [save])

  const overwrite = useCallback(async () => {
    known.current = await store.readVersion()
    return flush()
  }, [store, flush])

  const first = useRef(content)
  useEffect(() => {
    if (content === first.current) return
    first.current = content
    dirty.current = true
    setUnsaved(true)
    setSaving((before) => (before.state === 'conflict' ? before : { state: 'unsaved' }))
    const timer = setTimeout(() => void flush(), autosaveDelayMs)
    return () => clearTimeout(timer)
  }, [content, flush, setUnsaved])

  // Nobody is asked about what is saved while they go to another app.
  useEffect(() => onLeaving(() => void flush()), [onLeaving, flush])

  // Whoever leaves in the middle of a pause loses nothing.
  useEffect(
    () => () => {
      void flush().then((saved) => {
        if (saved) setUnsaved(false)
      })
    },
    [flush, setUnsaved],
  )

  const stop = useCallback(() => {
    dirty.current = false
    setUnsaved(false)
  }, [setUnsaved])
  return { saving, flush, overwrite, stop }
}
