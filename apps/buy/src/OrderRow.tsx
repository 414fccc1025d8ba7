import { Button, Status } from '@kontor/kit'
import { useActions } from '@kontor/tradekit/actions'
import { ProposedLine } from '@kontor/tradekit/notices'
import { useChangeOrder, useMetadata, useOrderChange } from '@kontor/tradekit/queries'
import { LeadingStatus } from '@kontor/tradekit/words'
import { useState } from 'react'
import type { SpawnedOrder } from './api.ts'
import { useBlanketOrder } from './call-offs/api.ts'
import { BlanketLeft } from './call-offs/BlanketLeft.tsx'
import { CallOffDialog } from './call-offs/CallOffDialog.tsx'
import { useKontor, useWords } from './kontor.ts'
import { useReceipts } from './receipts/api.ts'
import { ReceiveDialog } from './receipts/ReceiveDialog.tsx'
import { ReturnDialog } from './receipts/ReturnDialog.tsx'
import { Returned } from './receipts/Returned.tsx'

/** An order that came out of a requisition: how it stands, what its supplier would change of it, and its change. */
export function OrderRow({ order }: { order: SpawnedOrder }) {
  const { t } = useWords()
  const { open } = useKontor()
  const { DocumentId: id, ID: number } = order
  const { data: document } = useMetadata(id)
  const wasSent = order.NotSentBecause === undefined
  const { data: change } = useOrderChange(id, wasSent)
  const { data: receipts } = useReceipts(id, wasSent)
  const { data: blanket } = useBlanketOrder(id, document?.OrderKind === 'BLANKET')
  const [noting, setNoting] = useState<'receive' | 'return' | 'callOff'>()
  const write = useChangeOrder((draftId) => open('Kontor.Documents', `/edit/${draftId}`))
  const { actions, dialog } = useActions(wasSent ? id : undefined)
  const isProposed = change !== undefined && change.ChangedLines.length > 0
  const why = change?.Over ? undefined : change?.Because
  return (
    <li className="buy-read-line buy-order">
      <span className="buy-read-name">
        <b>
          <bdi>{number}</bdi>
        </b>
        <small dir="auto">{order.SupplierName}</small>
        {!wasSent && <small className="buy-failed">{t('buy.notSent', { reason: order.NotSentBecause ?? '' })}</small>}
        {change?.ChangedLines.map((line) => (
          <small key={line.LineId} className="buy-proposed">
            <ProposedLine line={line} />
          </small>
        ))}
        {document?.OrderKind === 'CALL_OFF' && <small>{t('callOff.callOff')}</small>}
        {blanket && <BlanketLeft blanket={blanket} />}
        {receipts && receipts.State !== 'NONE' && (
          <small className={receipts.State === 'OWED' ? 'buy-failed' : undefined}>
            {t(`receipt.state.${receipts.State}`)}
          </small>
        )}
        {receipts && <Returned lines={receipts.Lines} />}
        {why && <small dir="auto">{t('buy.change.notNow', { reason: why })}</small>}
      </span>
      {isProposed ? (
        <Status tone="warn">{t('buy.change.proposed')}</Status>
      ) : (
        document && <LeadingStatus entry={document} />
      )}
      <span className="buy-acts">
        {blanket?.AllowedActions.includes('callOff') && (
          <Button type="primary" label={t('callOff.named', { number })} onClick={() => setNoting('callOff')}>
            {t('callOff.act')}
          </Button>
        )}
        {receipts?.AllowedActions.includes('receive') && (
          <Button label={t('receipt.named', { number })} onClick={() => setNoting('receive')}>
            {t('receipt.note.act')}
          </Button>
        )}
        {receipts?.AllowedActions.includes('return') && (
          <Button label={t('return.named', { number })} onClick={() => setNoting('return')}>
            {t('return.act')}
          </Button>
        )}
        {change?.CanGenerate && (
          <Button
            label={t('buy.change.named', { number })}
            busy={write.isPending}
            onClick={() => write.change({ orderId: id })}
          >
            {t('buy.change')}
          </Button>
        )}
        {actions.allowed.includes('cancelOrder') && (
          <Button
            label={t('buy.cancelOrder.named', { number })}
            busy={actions.busy === 'cancelOrder'}
            onClick={() => actions.run('cancelOrder')}
          >
            {t('buy.cancelOrder')}
          </Button>
        )}
        <Button label={t('buy.openOrder', { number })} onClick={() => open('Kontor.Documents', `/view/${id}`)}>
          {t('buy.open')}
        </Button>
      </span>
      {dialog}
      {blanket && (
        <CallOffDialog blanket={blanket} visible={noting === 'callOff'} onClose={() => setNoting(undefined)} />
      )}
      {receipts && (
        <>
          <ReceiveDialog order={receipts} visible={noting === 'receive'} onClose={() => setNoting(undefined)} />
          <ReturnDialog order={receipts} visible={noting === 'return'} onClose={() => setNoting(undefined)} />
        </>
      )}
    </li>
  )
}
