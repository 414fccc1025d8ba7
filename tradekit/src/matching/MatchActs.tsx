import { Button, ConfirmDialog } from '@kontor/kit'
import { useState } from 'react'
import { FormDialog } from '../dialogs/FormDialog.tsx'
import { ReasonForm } from '../dialogs/ReasonForm.tsx'
import { useWords } from '../kontor.ts'
import { useDecideMatch } from '../queries/matching.ts'
import type { Match, Metadata } from '../queries/types.ts'
import { useOnce } from '../queries/useOnce.ts'

/** What the reader may decide about a match: to accept its differences, for a reason, or to take that back. */
export function MatchActs({ document, match }: { document: Metadata; match: Match }) {
  const { t } = useWords()
  const [asking, setAsking] = useState<'accept' | 'reopen'>()
  const { mutateAsync, isPending } = useDecideMatch(document.DocumentId, () => setAsking(undefined))
  const decide = useOnce(mutateAsync)
  return (
    <>
      {match.AllowedActions.includes('acceptDifferences') && (
        <Button type="primary" onClick={() => setAsking('accept')}>
          {t('match.acceptDifferences')}
        </Button>
      )}
      {match.AllowedActions.includes('reopen') && (
        <Button onClick={() => setAsking('reopen')}>{t('match.reopen')}</Button>
      )}
      <FormDialog
        visible={asking === 'accept'}
        title={t('match.accept.title', { number: document.ID })}
        onClose={() => setAsking(undefined)}
      >
        <ReasonForm
          intro={t('match.accept.intro')}
          confirm={t('match.acceptDifferences')}
          label={t('match.accept.why')}
          needed={t('match.accept.needed')}
          danger={false}
          busy={isPending}
          onReason={(reason) => decide({ does: 'acceptDifferences', reason })}
          onClose={() => setAsking(undefined)}
        />
      </FormDialog>
      <ConfirmDialog
        visible={asking === 'reopen'}
        kind="confirm"
        title={t('match.reopen.title', { number: document.ID })}
        acceptText={t('match.reopen')}
        cancelText={t('dialog.cancel')}
        onAccept={() => decide({ does: 'reopen' })}
        onCancel={() => setAsking(undefined)}
      >
        {t('match.reopen.text')}
      </ConfirmDialog>
    </>
  )
}
