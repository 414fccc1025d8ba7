import { Button, ConfirmDialog } from '@kontor/kit'
import { useState } from 'react'
import { useKontor, useWords } from '../kontor.ts'
import { Notice } from '../notices/Notice.tsx'
import { useChangePaymentFile, usePaymentFile } from '../queries/paying.ts'
import { inGroups } from './account.ts'

/** That the invoice is in a file for the bank: when and from where it is paid; the file once more, or taken back. */
export function PaymentNotice({ fileId }: { fileId: string }) {
  const { t, format } = useWords()
  const kontor = useKontor()
  const { data: file } = usePaymentFile(fileId)
  const [asking, setAsking] = useState(false)
  const changing = useChangePaymentFile(fileId, file?.ExecutionDate ?? '')
  if (!file) return null
  const count = file.Payments.length
  const may = kontor.may('payment.write')
  return (
    <Notice
      tone="info"
      title={t('pay.notice', { date: format.date(file.ExecutionDate) })}
      actions={
        may && (
          <>
            <Button disabled={changing.isPending} onClick={() => changing.mutate('download')}>
              {t('pay.download')}
            </Button>
            <Button disabled={changing.isPending} onClick={() => setAsking(true)}>
              {t('pay.withdraw')}
            </Button>
          </>
        )
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
