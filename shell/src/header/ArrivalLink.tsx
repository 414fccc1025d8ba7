import { Badge, Amount as Money } from '@kontor/kit'
import { momentOf } from '@kontor/tradekit/words'
import { useQuery } from '@tanstack/react-query'
import { documentRoute } from '../apps.ts'
import { useWords } from '../messages/useWords.ts'
import { formatRoute } from '../routes/route.ts'
import { useServices } from '../services/services.ts'
import { type Arrival, arrivedAt, cameBack, dayOf } from './arrived.ts'

/** One thing that has arrived, and the way to it, or come back; an answer leads to what it answers. */
export function ArrivalLink({ arrival, fresh, onGo }: { arrival: Arrival; fresh: boolean; onGo: () => void }) {
  const { t, language, format } = useWords()
  const { DocumentId, SenderCompanyName, ReceiverCompanyName, DocumentType, ID, Amount, Currency } = arrival
  const [returned, at] = [cameBack(arrival), arrivedAt(arrival)]
  const answered = useAnswered(arrival)
  const amount = Amount && Currency ? format.amountParts(Amount, Currency) : undefined
  return (
    <a href={formatRoute(documentRoute(answered?.DocumentId ?? DocumentId))} onClick={onGo}>
      <span className="s-arrival">
        <b className="s-arrival-who">{returned ? ReceiverCompanyName : SenderCompanyName}</b>
        <span className="s-arrival-what">
          {returned ? (
            t('arrivals.returned', { number: ID })
          ) : answered ? (
            t('arrivals.answer', { number: answered.ID })
          ) : (
            // A number keeps its order in a line that runs from right to left.
            <>
              {t(`type.${DocumentType.type}`)} <bdi>{ID}</bdi>
            </>
          )}
        </span>
        {amount && (
          <span className="s-arrival-amount">
            <Money value={amount.number} currency={amount.currency} />
          </span>
        )}
        <time className="s-arrival-when" dateTime={at}>
          {momentOf(at, dayOf(new Date(at)), language)}
        </time>
      </span>
      {fresh && <Badge tone="accent" text={t('arrivals.new')} />}
    </a>
  )
}

/** The document that an answer answers, which says more than the answer's own number. */
function useAnswered({ DocumentId, DocumentType }: Arrival) {
  const { api } = useServices()
  const { data } = useQuery({
    queryKey: ['answered', DocumentId],
    enabled: DocumentType.type === 'status',
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }) =>
      (await api.documents.readMetadata({ params: { documentId: DocumentId } }, { signal })).Related,
  })
  return data?.find(({ Relation }) => Relation === 'answers')
}
