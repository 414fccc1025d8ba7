import { Button, Kbd } from '@kontor/kit'
import type { DocumentActions } from '../actions/useActions.tsx'
import { useKontor, useWords } from '../kontor.ts'
import type { Metadata } from '../queries/types.ts'
import { otherParty } from '../words/parties.ts'
import { Notice } from './Notice.tsx'

/** That an answer waits for some seconds before it leaves, who gave it, and that it can be undone or sent at once. */
export function AnsweringNotice({ document, actions }: { document: Metadata; actions: DocumentActions }) {
  const { t } = useWords()
  const { company } = useKontor()
  const { Answering: answering } = document
  if (!answering) return null
  const answer = t(`business.answering.${answering.ResponseCode}`)
  return (
    <Notice
      tone="info"
      title={t('answering.title')}
      actions={
        actions.allowed.includes('undoAnswer') && (
          <>
            <Button onClick={() => actions.run('undoAnswer')}>
              <span className="doc-keyed">
                {t('action.undoAnswer')} <Kbd>U</Kbd>
              </span>
            </Button>
            <Button onClick={() => actions.run('sendAnswer')}>{t('action.sendAnswer')}</Button>
          </>
        )
      }
    >
      <p>{t('answering.text', { answer, party: otherParty(document, company.id) })}</p>
      {answering.UserName && <p className="doc-quiet">{t('answering.by', { person: answering.UserName })}</p>}
    </Notice>
  )
}
