import { ConfirmDialog, IconButton, Menu, Status } from '@kontor/kit'
import { type Recurring, RecurringDialog, useRecurringActs } from '@kontor/tradekit/recurring'
import { Ellipsis } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useKontor, useWords } from '../kontor.ts'

/** Templates that become documents by themselves: when they do so next, and what came of the last time. */
export function RecurringList({ recurring }: { recurring: readonly Recurring[] }) {
  const { t } = useWords()
  const [asking, setAsking] = useState<{ readonly does: 'edit' | 'delete'; readonly of: Recurring }>()
  const { act, isPending } = useRecurringActs()
  return (
    <section aria-labelledby="doc-recurring-head">
      <h2 id="doc-recurring-head" className="doc-templates-head">
        {t('recurring.title')}
      </h2>
      <ul>
        {recurring.map((of) => (
          <RecurringRow
            key={of.Id}
            of={of}
            busy={isPending}
            onAct={(does) => act({ does, of })}
            onAsk={(does) => setAsking({ does, of })}
          />
        ))}
      </ul>
      {asking?.does === 'edit' && (
        <RecurringDialog
          template={{ Id: asking.of.TemplateId, Name: asking.of.TemplateName, Partner: asking.of.PartnerName }}
          recurring={asking.of}
          onClose={() => setAsking(undefined)}
        />
      )}
      {asking?.does === 'delete' && (
        <ConfirmDialog
          visible
          kind="danger"
          title={t('recurring.deleteTitle', { name: asking.of.TemplateName })}
          acceptText={t('recurring.deleteConfirm')}
          cancelText={t('dialog.cancel')}
          onAccept={() => {
            act({ does: 'delete', of: asking.of })
            setAsking(undefined)
          }}
          onCancel={() => setAsking(undefined)}
        >
          {t('recurring.deleteText')}
        </ConfirmDialog>
      )}
    </section>
  )
}

interface RecurringRowProps {
  readonly of: Recurring
  readonly busy: boolean
  readonly onAct: (does: 'pause' | 'resume' | 'run' | 'skip') => void
  readonly onAsk: (does: 'edit' | 'delete') => void
}

function RecurringRow({ of, busy, onAct, onAsk }: RecurringRowProps) {
  const { t, format } = useWords()
  const { may } = useKontor()
  const navigate = useNavigate()
  const { TemplateName: name, Next: days, Paused: isPaused, PartnerName: partner } = of
  const [last] = of.Runs
  const [next] = days
  const lastId = last?.DocumentId
  const mayRun = next !== undefined && !isPaused && (of.ConnectionId === undefined || may('document.send'))
  return (
    <li className="doc-template">
      <span className="doc-template-name">
        <strong>
          <bdi>{name}</bdi>
        </strong>
        <span>
          {t(`recurring.frequency.${of.Frequency}`)}
          {' · '}
          {partner ? t('recurring.sentTo', { partner }) : t('recurring.then.draft')}
        </span>
        {last && (
          <span>
            {t(`recurring.outcome.${last.Outcome}`, { day: format.date(last.Day) })}
            {last.Reason && <> {last.Reason}</>}
          </span>
        )}
      </span>
      {isPaused ? (
        <Status tone="mute">{t('recurring.paused')}</Status>
      ) : (
        <span className="doc-recurring-next">
          {next === undefined
            ? t('recurring.over')
            : t('recurring.next', { days: days.map((day) => format.date(day)).join(' · ') })}
        </span>
      )}
      {may('document.write') && (
        <span className="doc-template-acts">
          <Menu
            label={t('template.moreNamed', { name })}
            entries={[
              ...(lastId === undefined
                ? []
                : [{ id: 'open', text: t('recurring.open'), onSelect: () => navigate(`/view/${lastId}`) }]),
              ...(mayRun
                ? [{ id: 'run', text: t('recurring.run'), disabled: busy, onSelect: () => onAct('run') }]
                : []),
              ...(next !== undefined && !isPaused
                ? [
                    {
                      id: 'skip',
                      text: t('recurring.skip', { day: format.date(next) }),
                      disabled: busy,
                      onSelect: () => onAct('skip'),
                    },
                  ]
                : []),
              isPaused
                ? { id: 'resume', text: t('recurring.resume'), disabled: busy, onSelect: () => onAct('resume') }
                : { id: 'pause', text: t('recurring.pause'), disabled: busy, onSelect: () => onAct('pause') },
              { id: 'edit', text: t('recurring.edit'), onSelect: () => onAsk('edit') },
              { id: 'delete', text: t('template.delete'), danger: true, onSelect: () => onAsk('delete') },
            ]}
          >
            <IconButton icon={Ellipsis} label={t('template.moreNamed', { name })} />
          </Menu>
        </span>
      )}
    </li>
  )
}
