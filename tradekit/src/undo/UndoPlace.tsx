import { createToasts, ToastRegion, type Toasts, useHotkeys } from '@kontor/kit'
import { createContext, type ReactNode, useContext, useEffect, useMemo, useRef, useState } from 'react'
import { useWords } from '../kontor.ts'

/** How long what was done can be undone, in seconds. */
export const undoSeconds = 10

/** Something that was done and can be undone for some seconds. */
export interface Undoable {
  readonly text: string
  readonly undo: () => void
}

interface Undoing {
  readonly toasts: Toasts
  /** Says what was done; the toast and the key U undo the latest of it. */
  readonly offer: (done: Undoable) => void
  /** What U undoes where nothing was done here lately: the answer of the document at hand. */
  readonly atHand: { current: (() => void) | undefined }
}

const UndoContext = createContext<Undoing | undefined>(undefined)

/** Around the screens of an app: what was done on one of them can still be undone on the next. */
export function UndoPlace({ children }: { children: ReactNode }) {
  const { t } = useWords()
  const [toasts] = useState(createToasts)
  const latest = useRef<{ id: number; undo: () => void; timer: ReturnType<typeof setTimeout> }[]>([])
  const atHand = useRef<() => void>(undefined)
  const undoing = useMemo((): Undoing => {
    const forget = (id: number) => {
      latest.current = latest.current.filter((one) => one.id !== id)
    }
    const offer = ({ text, undo }: Undoable) => {
      const onAction = () => {
        forget(id)
        undo()
      }
      const action = { text: t('action.undoAnswer'), keys: 'U', onAction }
      const id = toasts.add({ text, action }, undoSeconds * 1000)
      const timer = setTimeout(() => forget(id), undoSeconds * 1000)
      latest.current = [...latest.current, { id, undo: onAction, timer }]
    }
    return { toasts, offer, atHand }
  }, [toasts, t])
  useHotkeys({
    u: () => {
      const last = latest.current.at(-1)
      if (last === undefined) return atHand.current?.()
      clearTimeout(last.timer)
      toasts.close(last.id)
      last.undo()
    },
  })
  return (
    <UndoContext value={undoing}>
      {children}
      <ToastRegion toasts={toasts} label={t('bulk.messages')} closeLabel={t('dialog.close')} />
    </UndoContext>
  )
}

export function useUndo(): Undoing {
  const undoing = useContext(UndoContext)
  if (undoing === undefined) throw new Error('This screen stands in no UndoPlace')
  return undoing
}

/** What U undoes while the document at hand has an answer that waits. */
export function useUndoAtHand(undo: (() => void) | undefined): void {
  const { atHand } = useUndo()
  useEffect(() => {
    atHand.current = undo
    return () => {
      atHand.current = undefined
    }
  }, [atHand, undo])
}
