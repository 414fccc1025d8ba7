import { noSelection, type Selection, selectedCount } from '@kontor/kit'
import { useState } from 'react'
import { useWords } from '../kontor.ts'
import type { Filters } from '../list/filters.ts'
import { responseCodes } from '../queries/actions.ts'
import { type BulkAction, useBulkActions, useUndoAnswers } from '../queries/bulk.ts'
import { useUndo } from '../undo/UndoPlace.tsx'

/** Which documents of the list are chosen, what is done with them, and one undo: the opposite act on those that changed. */
export function useBulk(filters: Filters, list: string, count: number) {
  const { t } = useWords()
  const many = useBulkActions()
  const { toasts, offer } = useUndo()
  const undoAnswers = useUndoAnswers()
  // Another list has other documents: what was chosen in this one is forgotten.
  const [kept, setKept] = useState<{ list: string; value: Selection }>({ list, value: noSelection })
  const value = kept.list === list ? kept.value : noSelection
  const choose = (next: Selection) => setKept({ list, value: next })

  const undo = (act: BulkAction, ids: readonly string[]) => {
    if (!('tag' in act)) return undefined
    const opposite = { act: { tag: act.tag, on: !act.on }, filters, selection: { all: false, ids: new Set(ids) } }
    const onAction = () => many.mutate(opposite, { onSuccess: () => toasts.add({ text: t('bulk.undone') }) })
    return { text: t('bulk.undo'), onAction }
  }
  const run = (act: BulkAction, chosen = value) =>
    many.mutate(
      { act, filters, selection: chosen },
      {
        onSuccess: ({ DocumentIds: ids, Held: held }) => {
          choose(noSelection)
          const left = selectedCount(chosen, count) - ids.length
          const skipped = left > 0 ? t('bulk.left', { count: left }) : ''
          if ('answer' in act && held) {
            const answer = t(`business.answering.${responseCodes[act.answer]}`)
            const text = t('answering.toast.many', { answer, count: ids.length })
            return offer({ text: [text, skipped].filter(Boolean).join('. '), undo: () => undoAnswers.mutate(held) })
          }
          const words = [doneWords(act, ids.length, t), skipped]
          const action = ids.length > 0 ? undo(act, ids) : undefined
          toasts.add({ text: words.filter(Boolean).join(' '), tone: left > 0 ? 'warn' : 'good', action })
        },
      },
    )
  return { value, choose, run, clear: () => choose(noSelection), busy: many.isPending }
}

function doneWords(act: BulkAction, count: number, t: ReturnType<typeof useWords>['t']): string {
  if ('approve' in act) return t('bulk.done.approve', { count })
  if ('assignTo' in act) return t('bulk.done.assign', { count, name: act.name })
  if ('answer' in act) return t('bulk.done.answer', { count })
  if (act.tag === 'archived') return t(act.on ? 'bulk.done.archive' : 'bulk.done.unarchive', { count })
  return t(act.on ? 'bulk.done.tag' : 'bulk.done.untag', { count, tag: act.tag })
}
