import { Button } from '@kontor/kit'
import type { DocumentActions } from '../actions/useActions.tsx'
import { useKontor, useWords } from '../kontor.ts'
import type { Metadata } from '../queries/types.ts'
import { Notice } from './Notice.tsx'

/** That a bill names another buyer than the company which received it: whom, and how it is sent back. */
export function BuyerNotice({ document, actions }: { document: Metadata; actions: DocumentActions }) {
  const { t } = useWords()
  const { company } = useKontor()
  const { ReceiverCompanyName: buyer, SenderCompanyName: seller } = document
  const proposed = { reasonCode: 'REC', reason: t('arrival.buyer.reason', { buyer }) }
  return (
    <Notice
      tone="bad"
      title={t('origin.unclear.title')}
      actions={
        actions.allowed.includes('reject') && (
          <Button onClick={() => actions.run('reject', proposed)}>{t('arrival.buyer.reject')}</Button>
        )
      }
    >
      <p>{t('arrival.buyer.text', { buyer, company: company.name, seller })}</p>
    </Notice>
  )
}
