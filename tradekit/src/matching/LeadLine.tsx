import { Button, Select } from '@kontor/kit'
import { useState } from 'react'
import { useWords } from '../kontor.ts'
import { useLeadLine } from '../queries/matching.ts'
import type { Match, MatchedLine, OrderLine } from '../queries/types.ts'
import { quantityOf } from './words.ts'

/** To which line of an order a line belongs, and by what; who may leads it to another. */
export function LeadLine({ documentId, match, line }: { documentId: string; match: Match; line: MatchedLine }) {
  const words = useWords()
  const { t } = words
  const [choosing, setChoosing] = useState(false)
  const lead = useLeadLine(documentId)
  const may = match.AllowedActions.includes('remap')
  const linked = match.OrderLines.find((one) => one.OrderId === line.OrderId && one.OrderLineId === line.OrderLineId)
  if (!choosing)
    return (
      <small className="match-link">
        {linked && line.LinkedBy && t(`match.linked.${line.LinkedBy}`, { line: nameOf(linked, match) })}
        {may && (
          <Button
            type="text"
            label={t(linked ? 'match.lead.other.named' : 'match.lead.named', { line: line.LineId })}
            busy={lead.isPending}
            onClick={() => setChoosing(true)}
          >
            {t(linked ? 'match.lead.other' : 'match.lead')}
          </Button>
        )}
      </small>
    )
  const keyOf = ({ OrderId, OrderLineId }: OrderLine) => `${OrderId} ${OrderLineId}`
  return (
    <Select
      label={t('match.lead.label', { line: line.LineId })}
      placeholder={t('match.lead.choose')}
      value={linked ? keyOf(linked) : null}
      options={match.OrderLines.map((one) => ({
        id: keyOf(one),
        label: `${nameOf(one, match)} · ${one.Description} · ${quantityOf(one.Quantity, one.Unit, words)}`,
      }))}
      onChange={(key) => {
        const to = match.OrderLines.find((one) => keyOf(one) === key)
        setChoosing(false)
        if (to !== undefined && to !== linked) lead.mutate({ lineId: line.LineId, to })
      }}
    />
  )
}

/** A line of an order by its number, with that of the order where there are several. */
function nameOf({ OrderId, OrderLineId }: OrderLine, { Orders }: Match): string {
  const order = Orders.find(({ DocumentId }) => DocumentId === OrderId)
  return Orders.length > 1 && order ? `${order.ID} / ${OrderLineId}` : OrderLineId
}
