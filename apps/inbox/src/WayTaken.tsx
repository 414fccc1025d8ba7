import { useQuery } from '@tanstack/react-query'
import { useKontor, useWords } from './kontor.ts'

/** Why a workflow asks its reader of all people: the last decision on the document's way, and by which facts. */
export function WayTaken({ documentId }: { documentId: string }) {
  const { t } = useWords()
  const { api } = useKontor()
  const { data } = useQuery({
    queryKey: ['inbox', 'way', documentId],
    queryFn: ({ signal }) => api.workflow.listDocumentLogs({ params: { id: documentId } }, { signal }),
  })
  const decided = data?.Logs.findLast(({ Kind, Because }) => Kind === 'DECIDED' && Because !== undefined)
  if (!decided) return null
  return <p className="doc-quiet">{t('inbox.why.way', { step: decided.Step, because: decided.Because ?? '' })}</p>
}
