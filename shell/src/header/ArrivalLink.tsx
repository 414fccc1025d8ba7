import { Badge, Amount as Money } from '@kontor/kit'
import { momentOf, signedAmount } from '@kontor/tradekit/words'
import { useQuery } from '@tanstack/react-query'
import { documentRoute } from '../apps.ts'
import { useLazyApi } from '../lazy/useLazyApi.ts'
import { useLoadedWords } from '../lazy/useLazyWords.ts'
import { useWords } from '../messages/useWords.ts'
import { formatRoute } from '../routes/route.ts'
import { type Arrival, arrivedAt, cameBack, dayOf } from './arrived.ts'

/** One thing that has arrived, and the way to it, or come back; an answer leads to what it answers. */
export function ArrivalLink({ arrival, fresh, onGo }: { arrival: Arrival; fresh: boolean; onGo: () => void }) {
  const { language, format } = useWords()
  const { t: lazyT } = useLoadedWords()
  const { DocumentId, SentBy, SenderCompanyName, ReceiverCompanyName, DocumentType, OrderKind, ID, Currency } = arrival
  const sender = arrival.Warnings?.includes('SENDER_DIFFERS') ? (SentBy ?? SenderCompanyName) : SenderCompanyName
  const [returned, at] = [cameBack(arrival), arrivedAt(arrival)]
  const answered = useAnswered(arrival)
  const why = arrival.Reply?.text ?? (answered && arrival.StatusMessage)
  const signed = signedAmount(arrival)
  const amount = signed && Currency ? format.amountParts(signed, Currency) : undefined
  return (
    <a href={formatRoute(documentRoute(answered?.DocumentId ?? DocumentId))} onClick={onGo}>
      <span className="s-arrival">
        <b className="s-arrival-who">{returned ? ReceiverCompanyName : sender}</b>
        <span className="s-arrival-what">
          {returned ? (
            lazyT('arrivals.returned', { number: ID })
          ) : arrival.Reply ? (
            lazyT('arrivals.reply', { number: ID })
          ) : answered ? (
            lazyT(answerWord(arrival), { number: answered.ID })
          ) : (
            // A number keeps its order in a line that runs from right to left.
            <>
              {lazyT(OrderKind === 'CANCELLATION' ? 'type.cancellation' : `type.${DocumentType.type}`)} <bdi>{ID}</bdi>
            </>
          )}
        </span>
        {why && (
          <span className="s-arrival-why" dir="auto">
            {why}
          </span>
        )}
        {amount && (
          <span className="s-arrival-amount">
            <Money value={amount.number} currency={amount.currency} />
          </span>
        )}
        <time className="s-arrival-when" dateTime={at}>
          {momentOf(at, dayOf(new Date(at)), language)}
        </time>
      </span>
      {fresh && <Badge tone="accent" text={lazyT('arrivals.new')} />}
    </a>
  )
}

/** The document that an answer answers, which says more than the answer's own number. */
function useAnswered({ DocumentId, DocumentType, Reply }: Arrival) {
  const api = useLazyApi()
  const { data } = useQuery({
    queryKey: ['answered', DocumentId],
    enabled: DocumentType.type === 'status' && !Reply,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }) =>
      (await api.documents.readMetadata({ params: { documentId: DocumentId } }, { signal })).Related,
  })
  return data?.find(({ Relation }) => Relation === 'answers')
}

/** What a partner answered; of a bill that is paid in part, they say how much. */
function answerWord({ ResponseCode, Paid }: Arrival) {
  if (ResponseCode === undefined) return 'arrivals.answer'
  return Paid === undefined ? (`arrivals.answer.${ResponseCode}` as const) : 'arrivals.answer.part'
}
