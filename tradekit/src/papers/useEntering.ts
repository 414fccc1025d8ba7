import { messageOf } from '@kontor/sdk/react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Autosave } from '../editor/useAutosave.ts'
import { useKontor, useWords } from '../kontor.ts'
import { keys } from '../queries/keys.ts'
import { waitingPapers } from '../queries/papers.ts'
import type { PaperUpload } from '../queries/types.ts'
import { useOnce } from '../queries/useOnce.ts'

interface Ways {
  readonly onDocument: (id: string) => void
  readonly onPaper: (id: string) => void
  readonly onList: () => void
}

/**
 * Enters a paper, and shows the document or goes on to the next paper. The next is shown at once: what is entered is sent
 * meanwhile, and one that is refused is back among those that wait and says why.
 */
export function useEntering(
  { Id, FileName, RecipientName }: PaperUpload,
  autosave: Autosave,
  number: string,
  { onDocument, onPaper, onList }: Ways,
) {
  const kontor = useKontor()
  const { api, notify } = kontor
  const { t } = useWords()
  const queries = useQueryClient()
  const send = useMutation({
    mutationFn: async () => {
      if (!(await autosave.flush())) throw new Error(t('papers.notSaved'))
      const { DocumentId } = await api.scanning.dispatchUpload({ params: { id: Id } })
      autosave.stop()
      return DocumentId
    },
    onSuccess: () => {
      notify(
        'success',
        RecipientName === undefined
          ? t('origin.done', { number })
          : t('papers.done.branch', { number, branch: RecipientName }),
      )
      void queries.invalidateQueries({ queryKey: keys.lists })
    },
    onError: (error) => notify('error', t('papers.notEntered', { file: FileName, why: messageOf(error, t) })),
    onSettled: () => queries.invalidateQueries({ queryKey: keys.paperLists }),
  })
  const waiting = waitingPapers(kontor)
  const toNext = async () => {
    const { Items } = await queries.fetchQuery({ ...waiting, staleTime: Number.POSITIVE_INFINITY })
    const others = Items.filter((one) => one.Id !== Id)
    queries.setQueryData(waiting.queryKey, (known) => known && { ...known, Items: others })
    const next = others[0]
    if (next === undefined) onList()
    else onPaper(next.Id)
  }
  const enter = useOnce(async (andNext: boolean) => {
    const sending = send.mutateAsync()
    if (andNext) await toNext()
    const documentId = await sending
    // A branch reads its own documents.
    if (!andNext && RecipientName === undefined) onDocument(documentId)
    else if (!andNext) onList()
  })
  return { enter, isPending: send.isPending }
}
