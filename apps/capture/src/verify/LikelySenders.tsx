import { Button } from '@kontor/kit'
import { messageOf } from '@kontor/sdk/react'
import { type Draft, partyFrom } from '@kontor/tradekit/editor'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useKontor, useWords } from '../kontor.ts'
import type { Upload } from '../queue/queue-filter.ts'

/** From whom a document probably comes, to be chosen with one press, while nobody is named. */
export function LikelySenders({ paper, draft }: { paper: Upload; draft: Draft }) {
  const { t } = useWords()
  const { api, notify } = useKontor()
  const isNamed = draft.form.seller.name.trim() !== ''
  const { data: senders = [] } = useQuery({
    queryKey: ['scan-senders', paper.Id],
    queryFn: async ({ signal }) =>
      (await api.scanning.suggestSenders({ params: { id: paper.Id } }, { signal })).Senders,
    enabled: !isNamed,
    staleTime: 60_000,
  })
  const choose = useMutation({
    mutationFn: async (connId: string) => {
      const connection = await api.network.readConnection({ params: { connectionId: connId } })
      await api.scanning.saveSender({ params: { id: paper.Id, connId } })
      return connection
    },
    onSuccess: (connection) => draft.change({ seller: partyFrom(connection) }),
    onError: (error) => notify('error', messageOf(error, t)),
  })
  if (isNamed || senders.length === 0) return null
  return (
    <p className="capture-senders">
      <span className="doc-quiet">{t('verify.likely')}</span>
      {senders.map(({ ConnectionId, CompanyName }) => (
        <Button
          key={ConnectionId}
          label={t('papers.useKnown', { name: CompanyName })}
          disabled={choose.isPending}
          onClick={() => choose.mutate(ConnectionId)}
        >
          {CompanyName}
        </Button>
      ))}
    </p>
  )
}
