import { Button } from '@kontor/kit'
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
  const [asking, setAsking] = useState(false)
  const { mutateAsync, isPending } = useDecideMatch(document.DocumentId, () => setAsking(false))
  const decide = useOnce(mutateAsync)
  return (
    <>
      {match.AllowedActions.includes('acceptDifferences') && (
        <Button type="primary" onClick={() => setAsking(true)}>
          {t('match.acceptDifferences')}
        </Button>
      )}
      {match.AllowedActions.includes('reopen') && (
        <Button busy={isPending} onClick={() => decide({ does: 'reopen' })}>
          {t('match.reopen')}
        </Button>
      )}
      <FormDialog
        visible={asking}
        title={t('match.accept.title', { number: document.ID })}
        onClose={() => setAsking(false)}
      >
        <ReasonForm
          intro={t('match.accept.intro')}
          confirm={t('match.acceptDifferences')}
          label={t('match.accept.why')}
          needed={t('match.accept.needed')}
          danger={false}
          busy={isPending}
          onReason={(reason) => decide({ does: 'acceptDifferences', reason })}
          onClose={() => setAsking(false)}
        />
      </FormDialog>
    </>
  )
}
