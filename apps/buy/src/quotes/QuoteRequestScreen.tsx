import { Button, DefinitionList, EmptyState, HeaderBar, IconButton, Menu, Skeleton } from '@kontor/kit'
import { messageOf, useTitle } from '@kontor/sdk/react'
import { BackButton } from '@kontor/tradekit/document'
import { Money, writtenDay } from '@kontor/tradekit/words'
import { Ellipsis } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { useKontor, useWords } from '../kontor.ts'
import { AwardDialog } from './AwardDialog.tsx'
import { type QuoteRequest, type Supplier, useQuoteRequest, useReopen } from './api.ts'
import { CloseDialog } from './CloseDialog.tsx'
import { Comparison } from './Comparison.tsx'
import { awardedOffers, type Chosen, columnsOf, lowestOffers, sumsOf, withAllLinesOf } from './chosen-offers.ts'
import { EnterDialog } from './EnterDialog.tsx'
import { InviteDialog } from './InviteDialog.tsx'
import { MessageDialog } from './MessageDialog.tsx'
import { QuoteState } from './QuoteRows.tsx'
import { Suppliers } from './Suppliers.tsx'
import './quotes.css'

/** A request for quotes: who was asked, what they offer, and of whom it is bought. */
export function QuoteRequestScreen() {
  const { id = '' } = useParams()
  const { t } = useWords()
  const { data, error, refetch } = useQuoteRequest(id)
  if (error && !data)
    return (
      <main className="buy-screen">
        <EmptyState
          title={t('quotes.error')}
          text={messageOf(error, t)}
          action={<Button onClick={() => void refetch()}>{t('buy.again')}</Button>}
        />
      </main>
    )
  if (!data)
    return (
      <main className="buy-screen">
        <Skeleton rows={6} label={t('buy.loading')} />
      </main>
    )
  return <Read key={`${id} ${data.State}`} request={data} />
}

type Asked = 'invite' | 'message' | 'award' | 'close' | undefined

function Read({ request }: { request: QuoteRequest }) {
  const { t, locale } = useWords()
  const { notify } = useKontor()
  const navigate = useNavigate()
  const [chosen, setChosen] = useState<Chosen>(() => awardedOffers(request))
  const [asked, setAsked] = useState<Asked>()
  const [entering, setEntering] = useState<Supplier>()
  const reopen = useReopen(request.Id, () => notify('success', t('quotes.done.OPEN')))
  const may = (action: QuoteRequest['AllowedActions'][number]) => request.AllowedActions.includes(action)
  const close = () => setAsked(undefined)
  useTitle(request.ID)
  const hasQuotes = columnsOf(request).length > 0
  const { count, sum } = sumsOf(request, chosen)
  const back = () => navigate(`/${request.RequisitionId}`)
  const facts: (readonly [string, ReactNode])[] = [
    [t('buy.note'), request.Title],
    [t('quotes.respondBy'), request.RespondBy && writtenDay(request.RespondBy, locale)],
    [t('buy.neededBy'), request.NeededBy && writtenDay(request.NeededBy, locale)],
    [t('quotes.ask.note'), request.Note],
  ]
  const more = [
    may('invite') && { id: 'invite', text: t('quotes.invite'), onSelect: () => setAsked('invite') },
    may('postToAll') && { id: 'message', text: t('quotes.message'), onSelect: () => setAsked('message') },
    may('reopen') && { id: 'reopen', text: t('quotes.reopen'), onSelect: () => void reopen.run(undefined) },
    may('close') && { id: 'close', text: t('quotes.close'), danger: true, onSelect: () => setAsked('close') },
  ].filter((entry) => entry !== false)
  return (
    <main className="buy-screen">
      <HeaderBar
        icon={<BackButton to={request.RequisitionNumber} onClick={back} />}
        title={request.ID}
        note={<QuoteState of={request} />}
        actions={
          <>
            {more.length > 0 && (
              <Menu label={t('buy.moreActions')} entries={more}>
                <IconButton icon={Ellipsis} label={t('buy.moreActions')} />
              </Menu>
            )}
            {may('award') && hasQuotes && (
              <Button
                type="primary"
                onClick={() => (count === 0 ? notify('info', t('quotes.chooseFirst')) : setAsked('award'))}
              >
                {t('quotes.award')}
              </Button>
            )}
          </>
        }
      />
      <div className="buy-form quotes-form">
        <DefinitionList
          columns
          items={facts.flatMap(([term, value]) => (value ? [{ id: term, term, value: <bdi>{value}</bdi> }] : []))}
        />
        <h2>{t('quotes.answered', { answered: request.Answered, asked: request.Asked })}</h2>
        <Suppliers
          suppliers={request.Suppliers}
          onEnter={may('enterQuote') ? setEntering : undefined}
          onAnswer={may('postToAll') ? () => setAsked('message') : undefined}
        />
        {hasQuotes && (
          <>
            <div className="quotes-bar">
              <h2>{t('quotes.comparison')}</h2>
              {may('award') && (
                <Button onClick={() => setChosen(lowestOffers(request))}>{t('quotes.chooseLowest')}</Button>
              )}
            </div>
            <Comparison
              request={request}
              chosen={chosen}
              onChoose={
                may('award') ? (lineId, quoteId) => setChosen(new Map([...chosen, [lineId, quoteId]])) : undefined
              }
              onChooseAll={(quoteId) => setChosen(withAllLinesOf(chosen, request, quoteId))}
            />
            {count > 0 && (
              <p className="buy-total" aria-live="polite">
                {t('quotes.chosen', { count, all: request.Lines.length })}{' '}
                <Money value={sum} currency={request.Currency} strong />
              </p>
            )}
          </>
        )}
      </div>
      <EnterDialog request={request} supplier={entering} onClose={() => setEntering(undefined)} />
      <InviteDialog id={request.Id} visible={asked === 'invite'} onClose={close} />
      <MessageDialog request={request} visible={asked === 'message'} onClose={close} />
      <AwardDialog request={request} chosen={chosen} visible={asked === 'award'} onClose={close} />
      <CloseDialog request={request} visible={asked === 'close'} onClose={close} />
    </main>
  )
}
