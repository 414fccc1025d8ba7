import { Button } from '@kontor/kit'
import type { Acts } from '../actions/useActions.tsx'
import { useWords } from '../kontor.ts'
import { Notice } from '../notices/Notice.tsx'
import { useConnection } from '../queries/connections.ts'
import { useTakeBack, type Waiting } from '../queries/scheduling.ts'
import { useSend } from '../queries/sending.ts'
import type { Row } from '../queries/types.ts'

/** What is to be done with a document later, and the ways out of it. */
export const LaterNotices = ({ document, acts }: { document: Row; acts: Acts }) =>
  (document.Scheduled ?? []).map((waiting) => (
    <LaterNotice key={waiting.Id} document={document} waiting={waiting} acts={acts} />
  ))

function LaterNotice({ document, waiting, acts }: { document: Row; waiting: Waiting; acts: Acts }) {
  const { t, format } = useWords()
  const { Task, Action: action, RunAt, ConnectionId, Channel } = waiting
  const { data: receiver } = useConnection(ConnectionId)
  const send = useSend(document)
  const takeBack = useTakeBack(document)
  const way = Channel ?? receiver?.Channels[0]?.Channel
  const busy = send.isPending || takeBack.isPending || acts.busy !== undefined
  const doNow = () => {
    if (action !== 'send') acts.run(action)
    else if (receiver && way) send.mutate({ receiver, Channel: way })
  }
  return (
    <Notice
      tone="info"
      title={t(`later.${Task}`, { when: format.instant(RunAt) })}
      actions={
        acts.allowed.includes(action) && (
          <>
            {(action !== 'send' || (receiver && way)) && (
              <>
                <Button disabled={busy} onClick={doNow}>
                  {t(`later.do.${Task}`)}
                </Button>
                <Button disabled={busy} onClick={() => (action === 'send' ? acts.run(action) : acts.fileLater(action))}>
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
      {receiver && <p>{t('later.to', { receiver: receiver.CompanyName })}</p>}
      {way && <p className="doc-quiet">{t(`way.${way}`)}</p>}
    </Notice>
  )
}
