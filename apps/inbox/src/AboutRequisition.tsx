import { Button, DefinitionList, EmptyState, Skeleton } from '@kontor/kit'
import { messageOf } from '@kontor/sdk/react'
import { Money, unitWord, writtenDay } from '@kontor/tradekit/words'
import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { useWords } from './kontor.ts'
import { useRequisition, useStrategy } from './requisition.ts'

/** What is asked for, by whom and for when, and why its reader decides it. */
export function AboutRequisition({ id }: { id: string }) {
  const { t, locale } = useWords()
  const { data, error, refetch } = useRequisition(id)
  const strategy = useStrategy(id, data?.State === 'PENDING')
  if (error && !data)
    return (
      <EmptyState
        icon={CircleAlert}
        title={t('inbox.requisition.failed')}
        text={messageOf(error, t)}
        action={<Button onClick={() => void refetch()}>{t('inbox.error.again')}</Button>}
      />
    )
  if (!data) return <Skeleton rows={6} label={t('inbox.requisition.loading')} />
  const facts: (readonly [string, ReactNode])[] = [
    [t('inbox.requisition.requester'), data.RequesterName],
    [t('inbox.requisition.onBehalfOf'), data.OnBehalfOfName],
    [t('inbox.requisition.neededBy'), data.NeededBy && writtenDay(data.NeededBy, locale)],
    [t('inbox.requisition.deliverTo'), data.DeliveryPlace],
  ]
  return (
    <section className="inbox-requisition" aria-label={t('type.requisition')}>
      {strategy.data?.Because && <p>{strategy.data.Because}</p>}
      <DefinitionList
        columns
        items={facts.flatMap(([term, value]) => (value ? [{ id: term, term, value: <bdi>{value}</bdi> }] : []))}
      />
      <h3>{t('inbox.requisition.lines')}</h3>
      <ul>
        {data.Lines.map(({ ID, MasterId, Name, Description, SupplierName, Quantity, LineExtensionAmount: sum }) => (
          <li key={ID} data-below={MasterId !== undefined || undefined}>
            <span>
              <b dir="auto">{Name}</b>
              {Description && <small dir="auto">{Description}</small>}
              {SupplierName && (
                <small>
                  <bdi>{SupplierName}</bdi>
                </small>
              )}
            </span>
            <span>
              {Quantity.value} {unitWord(Quantity.unitCode, t)}
            </span>
            <Money value={sum?.value} currency={sum?.currencyID} />
          </li>
        ))}
      </ul>
    </section>
  )
}
