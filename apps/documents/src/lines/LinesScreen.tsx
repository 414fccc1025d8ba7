import { EmptyState, HeaderBar, ScrollRegion, SearchField, Select, Skeleton, Status } from '@kontor/kit'
import { useTitle } from '@kontor/sdk/react'
import { BackButton, Missing } from '@kontor/tradekit/document'
import { Row, Rows } from '@kontor/tradekit/layout'
import { lineTones } from '@kontor/tradekit/lines'
import { type FoundLine, type LineSearch, useFoundLines } from '@kontor/tradekit/queries'
import { documentName, unitWord } from '@kontor/tradekit/words'
import { TextSearch } from 'lucide-react'
import { useDeferredValue } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { useWords } from '../kontor.ts'
import './lines.css'

const types = ['order', 'orderchange', 'invoice', 'creditnote', 'despatchadvice', 'quote'] as const
const states = ['OPEN', 'PARTLY_BILLED', 'BILLED', 'DISPUTED', 'CLOSED', 'CANCELED'] as const

/** The choice of no type, or of no status. */
const all = 'all'

const among = <T extends string>(all: readonly T[], value: string | null): T | undefined =>
  all.find((one) => one === value)

/** Lines of all documents: where something was ordered, invoiced or disputed, and what of it is still open. */
export function LinesScreen() {
  const { t } = useWords()
  const navigate = useNavigate()
  const [asked, setAsked] = useSearchParams()
  useTitle(t('foundLines.title'))
  const text = asked.get('q') ?? ''
  const [type, state] = [among(types, asked.get('type')), among(states, asked.get('state'))]
  const q = useDeferredValue(text.trim())
  const search: LineSearch = { ...(q && { q }), ...(type && { type }), ...(state && { states: [state] }) }
  const { data, error, refetch } = useFoundLines(search)
  const set = (name: string, value: string) =>
    setAsked(
      (before) => {
        const next = new URLSearchParams(before)
        if (value && value !== all) next.set(name, value)
        else next.delete(name)
        return next
      },
      { replace: true },
    )
  const back = () => navigate('/')
  if (error && !data) return <Missing error={error} onBack={back} onAgain={() => void refetch()} />
  return (
    <main className="doc-screen">
      <HeaderBar icon={<BackButton onClick={back} />} title={t('foundLines.title')} />
      <div className="doc-found-bar">
        <SearchField label={t('foundLines.search')} text={text} onText={(value) => set('q', value)} />
        <Select
          label={t('foundLines.type')}
          placeholder={t('foundLines.anyType')}
          value={type ?? all}
          options={[
            { id: all, label: t('foundLines.anyType') },
            ...types.map((id) => ({ id, label: t(`type.${id}`) })),
          ]}
          onChange={(value) => set('type', value)}
        />
        <Select
          label={t('foundLines.state')}
          placeholder={t('foundLines.anyState')}
          value={state ?? all}
          options={[
            { id: all, label: t('foundLines.anyState') },
            ...states.map((id) => ({ id, label: t(`line.state.${id}`) })),
          ]}
          onChange={(value) => set('state', value)}
        />
      </div>
      {data === undefined && <Skeleton rows={6} label={t('list.loading')} />}
      {data?.Items.length === 0 && (
        <EmptyState icon={TextSearch} title={t('foundLines.none')} text={t('foundLines.noneText')} />
      )}
      {data !== undefined && data.Items.length > 0 && (
        <ScrollRegion label={t('foundLines.title')} className="doc-found">
          <Rows label={t('foundLines.title')} more={undefined} moreText="" isMore={false}>
            {data.Items.map((line) => (
              <Found
                key={`${line.documentId} ${line.lineId}`}
                line={line}
                onPress={() => navigate(`/view/${line.documentId}`, { state: { tab: 'lines' } })}
              />
            ))}
          </Rows>
          {data.isMore && <p className="doc-quiet doc-found-note">{t('foundLines.more')}</p>}
        </ScrollRegion>
      )}
    </main>
  )
}

/** Whether anybody bills its lines, so that they can be open. */
const isBilled = (document: FoundLine['document']) => document?.type === 'order' || document?.type === 'despatchadvice'

function Found({ line, onPress }: { line: FoundLine; onPress: () => void }) {
  const { t, format } = useWords()
  const { document, quantity, unitCode = '', price, currency, billedQuantity, state } = line
  return (
    <Row className="doc-found-row" onPress={onPress}>
      <span>
        <b dir="auto">{line.description}</b>
        {document && (
          <small dir="auto">
            {documentName(document, t)} · {document.partner}
          </small>
        )}
      </span>
      <span>
        {quantity && `${format.quantity(quantity)} ${unitWord(unitCode, t)}`}
        {price && currency && <small>{t('foundLines.each', { price: format.amount(price, currency) })}</small>}
      </span>
      <span>
        {(state !== 'OPEN' || isBilled(document)) && (
          <Status tone={lineTones[state]}>{t(`line.state.${state}`)}</Status>
        )}
        {billedQuantity && state === 'PARTLY_BILLED' && (
          <small>{t('openLines.billed', { quantity: format.quantity(billedQuantity) })}</small>
        )}
      </span>
    </Row>
  )
}
