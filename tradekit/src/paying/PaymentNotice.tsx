import { Button, ConfirmDialog } from '@kontor/kit'
import { useState } from 'react'
import { useKontor, useWords } from '../kontor.ts'
import { Notice } from '../notices/Notice.tsx'
import { NoticeComing } from '../notices/NoticeComing.tsx'
import { useMakeNaming } from '../queries/named-bills.ts'
import { useChangePaymentFile, usePaymentFile } from '../queries/paying.ts'
import type { Metadata } from '../queries/types.ts'
import { inGroups } from './account.ts'

/** That the invoice is in a file for the bank: when and from where it is paid; the file once more, or taken back. */
export function PaymentNotice({ fileId, document }: { fileId: string; document: Metadata }) {
  const { t, format } = useWords()
  const kontor = useKontor()
  const { data: file, isLoading } = usePaymentFile(fileId)
  const [asking, setAsking] = useState(false)
  const advising = useMakeNaming('advise')
  const changing = useChangePaymentFile(fileId, file?.ExecutionDate ?? '')
  if (!file) return <NoticeComing when={isLoading} />
  const count = file.Payments.length
  const may = kontor.may('payment.write')
  const mayAdvise = document.AllowedActions.some(({ Action }) => Action === 'advise')
  // A run pays many; its advice goes to one.
  const payee = file.Payments.find(({ DocumentId }) => DocumentId === document.DocumentId)?.Payee
  const run = file.Payments.filter(({ Payee }) => Payee === payee).map(({ DocumentId }) => DocumentId)
  return (
    <Notice
      tone="info"
      title={t('pay.notice', { date: format.date(file.ExecutionDate) })}
      actions={
        <>
          {may && (
            <>
              <Button disabled={changing.isPending} onClick={() => changing.mutate('download')}>
                {t('pay.download')}
              </Button>
              <Button disabled={changing.isPending} onClick={() => setAsking(true)}>
                {t('pay.withdraw')}
              </Button>
            </>
          )}
          {mayAdvise && (
            <Button disabled={advising.isPending} onClick={() => advising.make(run)}>
              {t('pay.advise', { count: run.length })}
            </Button>
          )}
        </>
      }
    >
      <p>{t('pay.notice.text', { account: inGroups(file.Account), count })}</p>
      {file.AuthorName && <p className="doc-quiet">{file.AuthorName}</p>}
      <ConfirmDialog
        visible={asking}
        kind="warning"
        title={t('pay.withdraw.title')}
        acceptText={t('pay.withdraw.confirm')}
        cancelText={t('dialog.cancel')}
        busy={changing.isPending}
        onAccept={() => changing.mutate('withdraw', { onSettled: () => setAsking(false) })}
        onCancel={() => setAsking(false)}
      >
        {t('pay.withdraw.text', { count })}
      </ConfirmDialog>
    </Notice>
  )
}
