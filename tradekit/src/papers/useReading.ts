import { messageOf } from '@kontor/sdk/react'
import { useMutation } from '@tanstack/react-query'
import { type FocusEvent, useEffect, useRef, useState } from 'react'
import type { Draft } from '../editor/useDraft.ts'
import { useKontor, useWords } from '../kontor.ts'
import type { PaperField } from '../queries/types.ts'
import { type ReadAt, readAt, unseenIn, withRead } from './reading.ts'
import { useRateName } from './useRateName.ts'

const pathAt = (target: EventTarget): string | undefined =>
  target instanceof Element ? target.closest<HTMLElement>('[data-path]')?.dataset['path'] : undefined

/**
 * What was read of a paper: marked in its form until the person has been there, and shown on the page while the field has
 * the focus. The totals are read where somebody asks for them.
 */
export function useReading(paperId: string, given: readonly PaperField[], draft: Draft) {
  const { api, notify } = useKontor()
  const { t } = useWords()
  const nameOf = useRateName()
  const [read, setRead] = useState<readonly ReadAt[]>(() => readAt(given))
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set())
  const [at, setAt] = useState<string>()
  const form = useRef<HTMLDivElement>(null)
  const unseen = unseenIn(draft.form, read, seen)
  const marked = unseen.map(({ path }) => path).join(' ')
  useEffect(() => {
    const paths = marked.split(' ')
    for (const place of form.current?.querySelectorAll<HTMLElement>('[data-path]') ?? [])
      place.toggleAttribute('data-read', paths.includes(place.dataset['path'] ?? ''))
  }, [marked])
  const totals = useMutation({
    mutationFn: async () => {
      await api.scanning.enableTotals({ params: { id: paperId } })
      return (await api.scanning.readFields({ params: { id: paperId } })).Field
    },
    onSuccess: (fields) => {
      if (fields.some(({ Name }) => Name === 'NetAmount')) {
        setRead(readAt(fields))
        draft.change(withRead(draft.form, fields, nameOf))
      } else notify('info', t('papers.noTotals'))
    },
    onError: (error) => notify('error', messageOf(error, t)),
  })
  return {
    read,
    unseen,
    /** Whether the file says anything in letters, and nobody has asked for its totals. */
    mayReadTotals: given.length > 0 && !totals.isSuccess,
    totals,
    /** What stands on the page in the field that has the focus. */
    mark: read.find(({ path }) => path === at),
    form: {
      ref: form,
      onFocus: ({ target }: FocusEvent) => setAt(pathAt(target)),
      onBlur: ({ target, relatedTarget }: FocusEvent) => {
        const path = pathAt(target)
        const stays = relatedTarget !== null && pathAt(relatedTarget) === path
        if (path !== undefined && !stays) setSeen((before) => new Set([...before, path]))
      },
    },
  }
}
