import { answerQuestionnaire, type KontorError } from '@kontor/sdk'
import { messageOf } from '@kontor/sdk/react'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { Answer, AnswerFile, Request } from '../api.ts'
import { useKontor, useWords } from '../kontor.ts'

/** So long after the last keystroke an answer is saved, in milliseconds. */
const autosaveDelayMs = 600

export type Saving = 'saved' | 'saving' | 'failed'

/**
 * The answers as they are written: each is saved a moment later, and at once where the page is left or hidden. What could not
 * be saved is tried again with the next.
 */
export function useAnswers(request: Request) {
  const { api, notify, setUnsaved, onLeaving } = useKontor()
  const { t } = useWords()
  const [answers, setAnswers] = useState(() => new Map((request.answers ?? []).map((one) => [one.questionId, one])))
  const [files, setFiles] = useState<readonly AnswerFile[]>(request.files ?? [])
  const [saving, setSaving] = useState<Saving>('saved')
  const changed = useRef(new Map<string, Answer>())
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const last = useRef<Promise<boolean>>(Promise.resolve(true))
  const { id } = request

  const send = useCallback(async (): Promise<boolean> => {
    clearTimeout(timer.current)
    const given = [...changed.current.values()]
    if (given.length === 0) return true
    changed.current = new Map()
    setSaving('saving')
    try {
      await answerQuestionnaire(api, id, given)
      if (changed.current.size === 0) {
        setSaving('saved')
        setUnsaved(false)
      }
      return true
    } catch (error) {
      // What was written meanwhile is newer.
      changed.current = new Map([...given.map((one) => [one.questionId, one] as const), ...changed.current])
      setSaving('failed')
      notify('error', messageOf(error as KontorError, t))
      return false
    }
  }, [api, id, notify, setUnsaved, t])

  /** Saves what is not saved yet, one after the other; false where it could not be. */
  const flush = useCallback((): Promise<boolean> => {
    last.current = last.current.then(send)
    return last.current
  }, [send])

  const change = useCallback(
    (answer: Answer) => {
      setAnswers((before) => new Map(before).set(answer.questionId, answer))
      changed.current.set(answer.questionId, answer)
      setUnsaved(true)
      setSaving('saving')
      clearTimeout(timer.current)
      timer.current = setTimeout(() => void flush(), autosaveDelayMs)
    },
    [flush, setUnsaved],
  )

  useEffect(() => {
    const hide = () => {
      if (document.visibilityState === 'hidden') void flush()
    }
    document.addEventListener('visibilitychange', hide)
    const ends = onLeaving(() => void flush())
    return () => {
      document.removeEventListener('visibilitychange', hide)
      ends()
      void flush()
    }
  }, [flush, onLeaving])

  const reread = async () => setFiles((await api.surveys.readRequest({ params: { id } })).files ?? [])

  const upload = async (questionId: string, chosen: readonly File[]) => {
    setSaving('saving')
    try {
      const places = files.filter((file) => file.questionId === questionId).map(({ index }) => index)
      const first = Math.max(-1, ...places) + 1
      const sent = chosen.map((file, at) => ({
        ...{ questionId, index: first + at, name: file.name, type: file.type || 'application/octet-stream' },
        bytes: file,
      }))
      await answerQuestionnaire(api, id, [], sent)
      await reread()
      setSaving('saved')
    } catch (error) {
      setSaving('failed')
      notify('error', messageOf(error as KontorError, t))
    }
  }

  const removeFile = async (file: AnswerFile) => {
    const kept = files.filter((one) => one.questionId === file.questionId && one.id !== file.id)
    try {
      await answerQuestionnaire(api, id, [{ questionId: file.questionId, fileNames: kept.map(({ name }) => name) }])
      await reread()
    } catch (error) {
      notify('error', messageOf(error as KontorError, t))
    }
  }

  return { answers, files, saving, change, flush, upload, removeFile }
}
