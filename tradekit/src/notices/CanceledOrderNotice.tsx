import { Button } from '@kontor/kit'
import { useNavigate } from 'react-router'
import { useKontor, useWords } from '../kontor.ts'
import type { Metadata } from '../queries/types.ts'
import { otherParty } from '../words/parties.ts'
import { Notice } from './Notice.tsx'

/** So many documents are led to. */
const maxShown = 3

/** That an order was canceled though something of it had left or was billed: with the order, and with what crossed its end. */
export function CanceledOrderNotice({ document }: { document: Metadata }) {
  const { t } = useWords()
  const { company } = useKontor()
  const navigate = useNavigate()
  const isOrder = document.DocumentType.type === 'order'
  const others = document.Related.filter(({ type }) =>
    isOrder ? type === 'despatchadvice' || type === 'receiptadvice' || type === 'invoice' : type === 'order',
  )
  return (
    <Notice
      tone="bad"
      title={isOrder ? t('canceledOrder.title') : t('canceledOrder.of', { number: others[0]?.ID ?? '' })}
      actions={others.slice(0, maxShown).map(({ DocumentId, ID }) => (
        <Button key={DocumentId} onClick={() => navigate(`/view/${DocumentId}`)}>
          {t('canceledOrder.open', { number: ID })}
        </Button>
      ))}
    >
      <p>{t('canceledOrder.text', { party: otherParty(document, company.id) })}</p>
    </Notice>
  )
}
