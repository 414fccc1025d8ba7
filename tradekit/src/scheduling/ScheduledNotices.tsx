import { Button } from '@kontor/kit'
import type { DocumentActions } from '../actions/useActions.tsx'
import { useWords } from '../kontor.ts'
import { Notice } from '../notices/Notice.tsx'
import { NoticeComing } from '../notices/NoticeComing.tsx'
import { useConnection } from '../queries/connections.ts'
import { type ScheduledTask, useUnschedule } from '../queries/scheduling.ts'
import { useSend } from '../queries/sending.ts'
import type { Row } from '../queries/types.ts'

/** What is to be done with a document later, and the ways out of it. */
export const ScheduledNotices = ({ document, actions }: { document: Row; actions: DocumentActions }) =>
  (document.Scheduled ?? []).map((waiting) => (
    <ScheduledNotice key={waiting.Id} document={document} waiting={waiting} actions={actions} />
  ))

function ScheduledNotice({
  document,
  waiting,
  actions,
}: {
  document: Row
  waiting: ScheduledTask
  actions: DocumentActions
}) {
  const { t, format } = useWords()
  const { Task, Action: action, RunAt, ConnectionId, Channel } = waiting
  const { data: receiver, isLoading } = useConnection(ConnectionId)
  const send = useSend(document)
  const takeBack = useUnschedule(document)
  const way = Channel ?? receiver?.Channels[0]?.Channel
  const busy = send.isPending || takeBack.isPending || actions.busy !== undefined
  const doNow = () => {
    if (action !== 'send') actions.run(action)
    else if (receiver && way) send.mutate({ receiver, Channel: way })
  }
  return (
    <Notice
      tone="info"
      title={t(`later.${Task}`, { when: format.instant(RunAt) })}
      actions={
        actions.allowed.includes(action) && (
          <>
            {(action !== 'send' || (receiver && way)) && (
              <>
                <Button disabled={busy} onClick={doNow}>
                  {t(`later.do.${Task}`)}
                </Button>
                <Button
                  disabled={busy}
                  onClick={() => (action === 'send' ? actions.run(action) : actions.archiveLater(action))}
                >
                  {t('later.change')}
                </Button>
              </>
            )}
            <Button disabled={busy} onClick={() => takeBack.mutate(waiting)}>
              {t(`later.not.${Task}`)}
            </Button>
          </>
        )
      }
    >
      <NoticeComing when={isLoading} />
      {receiver && <p>{t('later.to', { receiver: receiver.CompanyName })}</p>}
      {way && <p className="doc-quiet">{t(`way.${way}`)}</p>}
    </Notice>
  )
}
