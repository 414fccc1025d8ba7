import type { KontorError } from '@kontor/sdk'
import { messageOf } from '@kontor/sdk/react'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { Questionnaire } from '../api.ts'
import { useKontor, useWords } from '../kontor.ts'
import type { Saving } from '../request/useAnswers.ts'
import { blocksToSave, type Draft, draftOf } from './blocks.ts'

/** So long after the last change a draft is saved, in milliseconds. */
const autosaveDelayMs = 800

/** A questionnaire as it is edited: saved a moment after each change, as a draft of its next version where it was published. */
export function useDraft(questionnaire: Questionnaire) {
  const { api, notify, setUnsaved, onLeaving } = useKontor()
  const { t } = useWords()
  const [name, setName] = useState(questionnaire.name)
  const [drafts, setDrafts] = useState<readonly Draft[]>(() => questionnaire.blocks.map(draftOf))
  const [standing, setStanding] = useState(questionnaire)
  const [saving, setSaving] = useState<Saving>('saved')
  const latest = useRef({ name, drafts, standing, isChanged: false })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const last = useRef<Promise<boolean>>(Promise.resolve(true))

  const send = useCallback(
    async (state: Questionnaire['state']): Promise<boolean> => {
      clearTimeout(timer.current)
      const { name: words, drafts: blocks, standing: before, isChanged } = latest.current
      if (!isChanged && state === before.state) return true
      latest.current.isChanged = false
      setSaving('saving')
      const { id = '', version, modified } = before
      try {
        const saved = await api.surveys.saveQuestionnaire({
          params: { id },
          body: {
            ...{ name: words.trim() || t('questionnaire.new.name'), state, blocks: blocksToSave(blocks) },
            ...(version !== undefined && { version }),
            ...(modified !== undefined && { modified }),
          },
        })
        latest.current.standing = saved
        setStanding(saved)
        if (!latest.current.isChanged) {
          setSaving('saved')
          setUnsaved(false)
        }
        return true
      } catch (error) {
        latest.current.isChanged = isChanged
        setSaving('failed')
        notify('error', messageOf(error as KontorError, t))
        return false
      }
    },
    [api, notify, setUnsaved, t],
  )

  /** One after the other; false where it could not be. */
  const save = useCallback(
    (state: Questionnaire['state']): Promise<boolean> => {
      last.current = last.current.then(() => send(state))
      return last.current
    },
    [send],
  )

  /** Saves what was changed as a draft. */
  const flush = useCallback((): Promise<boolean> => (latest.current.isChanged ? save('DRAFT') : last.current), [save])

  const changed = (next: Partial<{ name: string; drafts: readonly Draft[] }>) => {
    latest.current = { ...latest.current, ...next, isChanged: true }
    if (next.name !== undefined) setName(next.name)
    if (next.drafts !== undefined) setDrafts(next.drafts)
    setUnsaved(true)
    setSaving('saving')
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void flush(), autosaveDelayMs)
  }

  useEffect(() => {
    const ends = onLeaving(() => void flush())
    return () => {
      ends()
      void flush()
    }
  }, [flush, onLeaving])

  return {
    ...{ name, drafts, standing, saving, save, flush },
    rename: (words: string) => changed({ name: words }),
    change: (next: readonly Draft[]) => changed({ drafts: next }),
  }
}
