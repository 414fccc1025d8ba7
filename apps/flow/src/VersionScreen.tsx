import { HeaderBar, ScrollRegion, Status, Tabs } from '@kontor/kit'
import { useProperty, useTitle } from '@kontor/sdk/react'
import { BackButton } from '@kontor/tradekit/document'
import { Answer } from '@kontor/tradekit/layout'
import { useEffect, useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { type Finding, type Flow, useVersion, type Version } from './api.ts'
import { DrawingPart } from './drawing/DrawingPart.tsx'
import { useKontor, useWords } from './kontor.ts'
import { ReplayPanel } from './ReplayPanel.tsx'
import { StepList } from './StepList.tsx'
import { TriggerFields } from './TriggerFields.tsx'
import { VersionActs } from './VersionActs.tsx'
import { versionTones } from './VersionList.tsx'

const parts = ['steps', 'picture', 'replay'] as const

/** A version of a workflow: its steps, what is to be mended in them, and what it would have done with past documents. */
export function VersionScreen({ id }: { id: string }) {
  return (
    <main className="doc-screen">
      <Answer of={useVersion(id)}>{(found) => <Shown {...found} />}</Answer>
    </main>
  )
}

interface ShownProps {
  readonly Version: Version
  readonly Flow: Flow
  readonly Findings: readonly Finding[]
}

function Shown({ Version: version, Flow: flow, Findings: findings }: ShownProps) {
  const { t } = useWords()
  const { may } = useKontor()
  const navigate = useNavigate()
  const [search, setSearch] = useSearchParams()
  // Who draws finds the drawing again, who lists the list.
  const [kept, keep] = useProperty('flow.part')
  const part = parts.find((one) => one === (search.get('part') ?? kept)) ?? 'steps'
  const canEdit = version.AllowedActions.includes('edit')
  useTitle(version.Name)
  const issues = useRef<HTMLElement>(null)
  const [asked, setAsked] = useState(0)
  // Who wants to publish is led to what has to be fixed first, also from the drawing.
  useEffect(() => {
    if (asked > 0) issues.current?.focus()
  }, [asked])
  const showIssues = () => {
    setSearch({ part: 'steps' }, { replace: true })
    setAsked(asked + 1)
  }
  return (
    <>
      <HeaderBar
        icon={<BackButton to={t('flow.title')} onClick={() => navigate('/')} />}
        title={version.Name}
        note={
          <>
            {t('flow.version', { version: version.Version })}{' '}
            <Status tone={versionTones[version.State]}>{t(`flow.state.${version.State}`)}</Status>
          </>
        }
        actions={<VersionActs version={version} flow={flow} onIssues={findings.length > 0 ? showIssues : undefined} />}
      />
      <Tabs
        label={t('flow.parts')}
        tabs={parts
          .filter((one) => one !== 'replay' || may('workflow.write'))
          .map((one) => ({ id: one, label: t(`flow.part.${one}`) }))}
        selected={part}
        onSelect={(next) => {
          setSearch({ part: next }, { replace: true })
          if (next !== 'replay') keep(next)
        }}
      >
        <ScrollRegion className="flow-body" label={t(`flow.part.${part}`)}>
          {part === 'replay' ? (
            <ReplayPanel id={version.Id} types={flow.Types} />
          ) : part === 'picture' ? (
            <DrawingPart version={version} flow={flow} findings={findings} canEdit={canEdit} />
          ) : (
            <>
              {findings.length > 0 && (
                <section ref={issues} tabIndex={-1} className="flow-findings" aria-label={t('flow.findings')}>
                  <Status tone="warn">{t('flow.toMend', { count: findings.length })}</Status>
                  <ul>
                    {findings.map(({ Message }) => (
                      <li key={Message} dir="auto">
                        {Message}
                      </li>
                    ))}
                  </ul>
                </section>
              )}
              <TriggerFields id={version.Id} flow={flow} canEdit={canEdit} />
              <StepList id={version.Id} flow={flow} findings={findings} canEdit={canEdit} />
            </>
          )}
        </ScrollRegion>
      </Tabs>
    </>
  )
}
