import { ScrollRegion, type Selection, Skeleton } from '@kontor/kit'
import { messageOf } from '@kontor/sdk/react'
import { ActionForm } from '../dialogs/ActionForm.tsx'
import { FormDialog } from '../dialogs/FormDialog.tsx'
import { useWords } from '../kontor.ts'
import { useExportLedger, useLedgerCheck } from '../queries/ledger.ts'
import { useOnce } from '../queries/useOnce.ts'
import type { Filters } from './filters.ts'

export interface LedgerDialogProps {
  readonly filters: Filters
  readonly chosen: Selection
  readonly onClose: () => void
}

/** So many problems are read at once; the rest is counted. */
const maxProblemsShown = 50

/** Says what cannot be posted before bills leave for DATEV, and exports them. */
export function LedgerDialog({ filters, chosen, onClose }: LedgerDialogProps) {
  const { t } = useWords()
  const { data, error } = useLedgerCheck(filters, chosen)
  const exporting = useExportLedger(filters, chosen, onClose)
  const take = useOnce(exporting.mutateAsync)
  const problems = data?.Problems ?? []
  const isHeld = problems.length > 0
  return (
    <FormDialog visible size="medium" title={t('ledger.title')} onClose={onClose}>
      {!data &&
        (error ? (
          <p className="doc-problem">{messageOf(error, t)}</p>
        ) : (
          <Skeleton rows={4} label={t('list.loading')} />
        ))}
      {data && (
        <ActionForm
          intro={t('ledger.intro', { bills: data.Bills, entries: data.Entries })}
          confirm={t(isHeld ? 'ledger.confirm.without' : 'ledger.confirm')}
          busy={exporting.isPending}
          error={exporting.error && messageOf(exporting.error, t)}
          onClose={onClose}
          onSubmit={() => take(isHeld)}
        >
          {isHeld && (
            <ScrollRegion label={t('ledger.problems', { count: problems.length })} className="doc-pay-refused">
              <p>{t('ledger.problems', { count: problems.length })}</p>
              <ul>
                {problems.slice(0, maxProblemsShown).map(({ DocumentId, ID, Reason }) => (
                  <li key={`${DocumentId} ${Reason}`}>{t('pay.refusedOne', { number: ID, reason: Reason })}</li>
                ))}
              </ul>
              {problems.length > maxProblemsShown && (
                <p>{t('ledger.problems.more', { count: problems.length - maxProblemsShown })}</p>
              )}
              <p>{t('ledger.problems.what')}</p>
            </ScrollRegion>
          )}
        </ActionForm>
      )}
    </FormDialog>
  )
}
