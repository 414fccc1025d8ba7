import { type RefObject, useEffect, useRef, useState } from 'react'
import { type Requisition, useReadNow, useRequisition, useSave } from './api.ts'
import { boughtOf } from './bundles.ts'
import { useKontor } from './kontor.ts'
import { canBeSaved, filledLines, inputOf, isWrongDay, type TypedRequisition, typedOf } from './lines.ts'

export interface DraftOptions {
  readonly id: string
  readonly start: TypedRequisition
  /** As it was saved; a new one was not. */
  readonly saved: Requisition | undefined
  /** Where it is typed. */
  readonly form: RefObject<HTMLFormElement | null>
}

/** What is typed of a requisition, what of it is wrong, and how it is saved. */
export function useDraft({ id, start, saved, form }: DraftOptions) {
  const { setUnsaved } = useKontor()
  const [typed, setTyped] = useState(start)
  const [tried, setTried] = useState(false)
  const [isSaved, setIsSaved] = useState(saved !== undefined)
  const kept = useRef(start)
  const changed = typed !== kept.current
  const save = useSave(id, () => setIsSaved(true))
  const current = useRequisition(isSaved ? id : undefined)
  const readNow = useReadNow(id)
  useEffect(() => {
    setUnsaved(changed)
    return () => setUnsaved(false)
  }, [changed, setUnsaved])

  const lines = filledLines(typed)
  const isRight = canBeSaved(typed)
  const wrongDay = isWrongDay(typed)
  /** Whether nothing of what is typed is wrong. */
  const isReady = (): boolean => {
    if (isRight) return true
    setTried(true)
    // Once what is missing is said, at its field.
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus())
    return false
  }
  /** Saves what is typed, where nothing of it is wrong. */
  const saveAll = async (): Promise<boolean> => {
    if (!isReady()) return false
    const saving = typed
    try {
      const { Modified } = current.data ?? {}
      await save.mutateAsync({ ...inputOf(saving), ...(Modified !== undefined && { Modified }) })
    } catch {
      return false
    }
    kept.current = saving
    setUnsaved(false)
    return true
  }
  /** Shows it as it was saved: its lines have ids from then on. */
  const readAll = async (): Promise<Requisition> => {
    const now = await readNow()
    kept.current = typedOf(now)
    setTyped(kept.current)
    return now
  }
  return {
    ...{ typed, setTyped, changed, kept, current, isSaved, isSaving: save.isPending },
    ...{ lines, tried, setTried, wrongDay, isReady, saveAll, readAll },
    // What cannot be saved goes to nobody yet.
    isTelling: isRight && lines.length > 0 && boughtOf(lines).every(({ price }) => price !== ''),
    /** Saves what is typed, and reads it back. */
    saveAndRead: async () => ((await saveAll()) ? await readAll() : undefined),
  }
}
