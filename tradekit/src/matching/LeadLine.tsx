import { Button, Menu } from '@kontor/kit'
import { useWords } from '../kontor.ts'
import { useLeadLine } from '../queries/matching.ts'
import type { Match, MatchedLine, OrderLine } from '../queries/types.ts'
import { quantityOf } from './words.ts'

/** To which line of an order a line belongs, and by what; who may leads it to another. */
export function LeadLine({ documentId, match, line }: { documentId: string; match: Match; line: MatchedLine }) {
  const words = useWords()
  const { t } = words
  const lead = useLeadLine(documentId)
  const linked = match.OrderLines.find((one) => one.OrderId === line.OrderId && one.OrderLineId === line.OrderLineId)
  return (
    <small className="match-link">
      {linked && line.LinkedBy && t(`match.linked.${line.LinkedBy}`, { line: nameOf(linked, match) })}
      {match.AllowedActions.includes('remap') && (
        <Menu
          entries={match.OrderLines.map((to) => ({
            id: `${to.OrderId} ${to.OrderLineId}`,
            text: `${nameOf(to, match)} · ${to.Description}`,
            note: quantityOf(to.Quantity, to.Unit, words),
            chosen: to === linked,
            onSelect: () => {
              if (to !== linked) lead.mutate({ lineId: line.LineId, to })
            },
          }))}
        >
          <Button
            type="text"
            label={t(linked ? 'match.lead.other.named' : 'match.lead.named', { line: line.LineId })}
            busy={lead.isPending}
          >
            {t(linked ? 'match.lead.other' : 'match.lead')}
          </Button>
        </Menu>
      )}
    </small>
  )
}

/** A line of an order by its number, with that of the order where there are several. */
function nameOf({ OrderId, OrderLineId }: OrderLine, { Orders }: Match): string {
  const order = Orders.find(({ DocumentId }) => DocumentId === OrderId)
  return Orders.length > 1 && order ? `${order.ID} / ${OrderLineId}` : OrderLineId
}
