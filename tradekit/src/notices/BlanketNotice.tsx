import { Button } from '@kontor/kit'
import { useNavigate } from 'react-router'
import { useKontor, useWords } from '../kontor.ts'
import { useBlanket } from '../queries/blanket.ts'
import type { Metadata } from '../queries/types.ts'
import { writtenDay } from '../words/days.ts'
import { unitWord } from '../words/units.ts'
import { Notice } from './Notice.tsx'
import { NoticeComing } from './NoticeComing.tsx'

/** Of a blanket order what is left, what was called off, and for who may the way to call off more; of a call-off, to which it belongs. */
export function BlanketNotice({ document }: { document: Metadata }) {
  return document.OrderKind === 'BLANKET' ? <Left document={document} /> : <CalledOff document={document} />
}

function Left({ document }: { document: Metadata }) {
  const { t, format, locale } = useWords()
  const { open } = useKontor()
  const navigate = useNavigate()
  const { data, isLoading } = useBlanket(document.DocumentId)
  if (!data) return <NoticeComing when={isLoading} />
  const { Amount, LeftAmount, Currency = '', Until } = data
  const amounts = { left: format.amount(LeftAmount, Currency), amount: format.amount(Amount, Currency) }
  return (
    <Notice
      tone="info"
      title={t('blanket.left', amounts)}
      actions={
        <>
          {data.AllowedActions.includes('callOff') && (
            <Button type="primary" onClick={() => open('Kontor.Buy', `/call-off/${document.DocumentId}`)}>
              {t('blanket.callOff')}
            </Button>
          )}
          {data.CallOffs.map(({ DocumentId, ID }) => (
            <Button key={DocumentId} onClick={() => navigate(`/view/${DocumentId}`)}>
              {t('blanket.openCallOff', { number: ID })}
            </Button>
          ))}
        </>
      }
    >
      {data.Lines.map((line) => (
        <p key={line.LineId}>
          <span dir="auto">{line.Description}</span>
          {': '}
          {t('blanket.line', {
            left: format.quantity(line.Left),
            ordered: `${format.quantity(line.Ordered)} ${unitWord(line.Unit ?? '', t)}`,
          })}
        </p>
      ))}
      {Until && <p className="doc-quiet">{t('blanket.until', { date: writtenDay(Until, locale) })}</p>}
    </Notice>
  )
}

function CalledOff({ document }: { document: Metadata }) {
  const { t } = useWords()
  const navigate = useNavigate()
  const blanket = document.Related.find(({ type, Relation }) => type === 'order' && Relation === 'follows')
  if (blanket === undefined) return null
  return (
    <Notice
      tone="info"
      title={t('blanket.calledOff', { number: blanket.ID })}
      actions={
        <Button onClick={() => navigate(`/view/${blanket.DocumentId}`)}>
          {t('blanket.open', { number: blanket.ID })}
        </Button>
      }
    >
      <p>{t('blanket.prices')}</p>
    </Notice>
  )
}
