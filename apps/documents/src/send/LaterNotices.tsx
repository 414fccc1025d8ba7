import { Button } from '@kontor/kit'
import type { Acts } from '../acts/useActs.tsx'
import { useTakeBack, type Waiting } from '../api/later.ts'
import { useConnection } from '../api/network.ts'
import { useSend } from '../api/send.ts'
import type { Action, Row } from '../api/types.ts'
import { useWords } from '../kontor.ts'
import { Notice } from '../words/Notice.tsx'

const actionOf = {
  'document.send': 'send',
  'document.archive': 'archive',
  'document.unarchive': 'unarchive',
} as const satisfies Record<Waiting['Task'], Action>

/** What is to be done with a document later, and the ways out of it. */
export const LaterNotices = ({ document, acts }: { document: Row; acts: Acts }) =>
  (document.Scheduled ?? []).map((waiting) => (
    <LaterNotice key={waiting.Id} document={document} waiting={waiting} acts={acts} />
  ))

function LaterNotice({ document, waiting, acts }: { document: Row; waiting: Waiting; acts: Acts }) {
  const { t, format } = useWords()
  const { Task, RunAt, ConnectionId, Channel } = waiting
  const { data: receiver } = useConnection(ConnectionId)
  const send = useSend(document)
  const takeBack = useTakeBack(document)
  const way = Channel ?? receiver?.Channels[0]?.Channel
  const busy = send.isPending || takeBack.isPending
  return (
    <Notice
      tone="info"
      title={t(`later.${Task}`, { when: format.instant(RunAt) })}
      actions={
        acts.allowed.includes(actionOf[Task]) && (
          <>
            {receiver && way && (
              <>
                <Button disabled={busy} onClick={() => send.mutate({ receiver, Channel: way })}>
                  {t('later.sendNow')}
                </Button>
                <Button disabled={busy} onClick={() => acts.run('send')}>
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
