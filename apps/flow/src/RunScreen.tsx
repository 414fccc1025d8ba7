import { Button, HeaderBar, History, ScrollRegion, Status, TextArea, type Tone } from '@kontor/kit'
import { messageOf, useTitle } from '@kontor/sdk/react'
import { ActionForm, FormDialog } from '@kontor/tradekit/dialogs'
import { BackButton } from '@kontor/tradekit/document'
import { Answer } from '@kontor/tradekit/layout'
import { useHolders } from '@kontor/tradekit/queries'
import { momentOf } from '@kontor/tradekit/words'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { type Instance, type LogLine, useAct, useRun, useRunLog } from './api.ts'
import { useKontor, useWords } from './kontor.ts'
import { runTones } from './RunList.tsx'

const tones: Partial<Record<LogLine['Kind'], Tone>> = { FAILED: 'warn', ENDED: 'good', WAITING: 'info' }

/** What a run did with its document or requisition, step by step, and why. */
export function RunScreen({ id }: { id: string }) {
  const { t } = useWords()
  const navigate = useNavigate()
  const { open } = useKontor()
  const run = useRun(id).data
  const log = useRunLog(id)
  const [stopping, setStopping] = useState(false)
  const title = run?.document?.number ?? run?.requisition?.ID ?? t('flow.run')
  useTitle(title)
  return (
    <main className="doc-screen">
      <HeaderBar
        icon={<BackButton to={t('flow.view.runs')} onClick={() => navigate('/?view=runs')} />}
        title={title}
        note={run && <Status tone={runTones[run.State]}>{t(`flow.run.${run.State}`, { step: run.Step })}</Status>}
        actions={run?.CanStop && <Button onClick={() => setStopping(true)}>{t('run.stop')}</Button>}
      />
      <ScrollRegion className="flow-body" label={t('run.log')}>
        {run && (
          <p className="flow-quiet">
            {t('run.of', { name: run.Name, version: run.Version })}{' '}
            <Button type="text" onClick={() => navigate(`/${run.VersionId}`)}>
              {t('run.version')}
            </Button>{' '}
            {run.Subject === 'REQUISITION' ? (
              <Button type="text" onClick={() => open('Kontor.Buy', `/${run.DocumentId}`)}>
                {t('flow.openRequisition')}
              </Button>
            ) : (
              <Button type="text" onClick={() => open('Kontor.Documents', `/view/${run.DocumentId}`)}>
                {t('flow.openDocument')}
              </Button>
            )}
          </p>
        )}
        <Answer of={log}>{(lines) => <Log lines={lines} />}</Answer>
      </ScrollRegion>
      <FormDialog visible={stopping} title={t('run.stop.title')} onClose={() => setStopping(false)}>
        {run && <StopForm run={run} onClose={() => setStopping(false)} />}
      </FormDialog>
    </main>
  )
}

function Log({ lines }: { lines: readonly LogLine[] }) {
  const { t, locale, today } = useWords()
  const people = useHolders() ?? []
  return (
    <History
      label={t('run.log')}
      steps={lines.map(({ Id, At, Kind, Step, Because, ActorId }) => {
        const who = people.find(({ id }) => id === ActorId)?.name
        return {
          ...{ id: Id, time: momentOf(At, today, locale), instant: At },
          text: t(`run.did.${Kind}`, { step: Step }),
          reason: [Because, who].filter(Boolean).join(' · '),
          tone: tones[Kind],
        }
      })}
    />
  )
}

function StopForm({ run, onClose }: { run: Instance; onClose: () => void }) {
  const { t } = useWords()
  const [reason, setReason] = useState('')
  const [tried, setTried] = useState(false)
  const stop = useAct(
    (api, given: string) => api.stopInstance({ params: { id: run.Id }, query: { reason: given } }),
    onClose,
  )
  const isMissing = reason.trim() === ''
  return (
    <ActionForm
      intro={t('run.stop.text')}
      confirm={t('run.stop')}
      busy={stop.isPending}
      error={stop.error && messageOf(stop.error, t)}
      onClose={onClose}
      onSubmit={() => {
        setTried(true)
        if (!isMissing) stop.mutate(reason.trim())
      }}
    >
      <TextArea
        label={t('run.stop.reason')}
        value={reason}
        maxLength={1000}
        autoFocus
        onChange={setReason}
        error={tried && isMissing && t('run.stop.needed')}
      />
    </ActionForm>
  )
}
