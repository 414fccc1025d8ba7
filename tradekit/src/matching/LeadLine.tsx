import { Button, Menu } from '@kontor/kit'
import { useState } from 'react'
import { FormDialog } from '../dialogs/FormDialog.tsx'
import { useWords } from '../kontor.ts'
import { type Target, useLeadLine } from '../queries/matching.ts'
import type { Match, MatchedLine, OrderLine } from '../queries/types.ts'
import { useUndo } from '../undo/UndoPlace.tsx'
import { LeadForm } from './LeadForm.tsx'
import { quantityOf } from './words.ts'

/** To which line of an order a line belongs, and by what; who may leads it to another, of its orders or of any other. */
export function LeadLine({ documentId, match, line }: { documentId: string; match: Match; line: MatchedLine }) {
  const words = useWords()
  const { t } = words
  const [choosing, setChoosing] = useState(false)
  const { lead, isPending } = useLead(documentId, line)
  const linked = match.OrderLines.find((one) => one.OrderId === line.OrderId && one.OrderLineId === line.OrderLineId)
  const button = {
    type: 'text',
    label: t(linked ? 'match.lead.other.named' : 'match.lead.named', { line: line.LineId }),
    busy: isPending,
    children: t(linked ? 'match.lead.other' : 'match.lead'),
  } as const
  return (
    <small className="match-link">
      {linked && line.LinkedBy && t(`match.linked.${line.LinkedBy}`, { line: nameOf(linked, match) })}
      {match.AllowedActions.includes('remap') &&
        (match.OrderLines.length === 0 ? (
          <Button {...button} onClick={() => setChoosing(true)} />
        ) : (
          <Menu
            entries={[
              ...match.OrderLines.map((to) => ({
                id: `${to.OrderId} ${to.OrderLineId}`,
                text: `${nameOf(to, match)} · ${to.Description}`,
                note: quantityOf(to.Quantity, to.Unit, words),
                chosen: to === linked,
                onSelect: () => {
                  if (to !== linked) lead(to)
                },
              })),
              'line',
              { id: 'another', text: t('match.lead.another'), onSelect: () => setChoosing(true) },
              ...(line.IsLed
                ? [{ id: 'take-back', text: t('match.lead.takeBack'), onSelect: () => lead(undefined) }]
                : []),
            ]}
          >
            <Button {...button} />
          </Menu>
        ))}
      <FormDialog
        visible={choosing}
        title={t('match.lead.title', { line: line.LineId })}
        onClose={() => setChoosing(false)}
      >
        <LeadForm
          documentId={documentId}
          line={line}
          onClose={() => setChoosing(false)}
          onChosen={(to) => {
            setChoosing(false)
            lead(to)
          }}
        />
      </FormDialog>
    </small>
  )
}

/** Leads a line elsewhere, or to where it belongs by itself; either can be undone. */
function useLead(documentId: string, line: MatchedLine) {
  const { t } = useWords()
  const { offer } = useUndo()
  const { mutate, isPending } = useLeadLine(documentId)
  const lineId = line.LineId
  const lead = (to: Target | undefined) => {
    const { OrderId, OrderLineId } = line
    const before =
      line.IsLed && OrderId !== undefined && OrderLineId !== undefined ? { OrderId, OrderLineId } : undefined
    const text = t(to === undefined ? 'match.lead.takenBack' : 'match.lead.done', { line: lineId })
    mutate({ lineId, to, onDone: () => offer({ text, undo: () => mutate({ lineId, to: before }) }) })
  }
  return { lead, isPending }
}

/** A line of an order by its number, with that of the order where there are several. */
function nameOf({ OrderId, OrderLineId }: OrderLine, { Orders }: Match): string {
  const order = Orders.find(({ DocumentId }) => DocumentId === OrderId)
  return Orders.length > 1 && order ? `${order.ID} / ${OrderLineId}` : OrderLineId
}
