import { Button, IconButton, Menu } from '@kontor/kit'
import { Ellipsis, Plus, Table2 } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { type Finding, type Flow, type Step, useSaveSteps } from './api.ts'
import { useWords } from './kontor.ts'
import { StepDialog } from './StepDialog.tsx'
import { StepSays } from './StepSays.tsx'
import { freeId, inOrder, withNew, without, withStep } from './steps.ts'

export interface StepListProps {
  readonly id: string
  readonly flow: Flow
  readonly findings: readonly Finding[]
  readonly canEdit: boolean
}

/** A step that is written, and after which it comes where it is new. */
interface Writing {
  readonly step: Step
  readonly after?: Step
}

/** A workflow for people who do not draw: its steps in the order in which a document comes to them. */
export function StepList({ id, flow, findings, canEdit }: StepListProps) {
  const { t } = useWords()
  const { save } = useSaveSteps(id)
  const [writing, setWriting] = useState<Writing>()
  const navigate = useNavigate()
  const openTable = (step: Step) => navigate(`/${id}/table/${step.Id}?part=steps`)
  const steps = inOrder(flow)
  const begin = (after?: Step) =>
    setWriting({ step: { Id: freeId(flow), Name: '', Kind: 'APPROVAL', Needed: 1, Next: [] }, ...(after && { after }) })
  const finish = (step: Step) => {
    const isNew = !flow.Steps.some(({ Id }) => Id === step.Id)
    save(isNew ? withNew(flow, step, writing?.after, t('kind.JOIN')) : withStep(flow, step))
    setWriting(undefined)
  }
  return (
    <>
      <ol className="flow-steps" aria-label={t('flow.part.steps')}>
        {steps.map((step) => (
          <li key={step.Id} id={`step-${step.Id}`} data-kind={step.Kind}>
            <StepSays step={step} flow={flow} isFirst={step.Id === flow.Start} />
            {findings.some(({ StepId }) => StepId === step.Id) && (
              <p className="flow-step-wrong">{t('flow.stepToMend')}</p>
            )}
            {canEdit && (
              <span className="flow-step-acts">
                <Button
                  type="text"
                  label={t('step.edit.named', { step: step.Name })}
                  onClick={() => (step.Table ? openTable(step) : setWriting({ step }))}
                >
                  {t('step.edit')}
                </Button>
                <Menu
                  entries={[
                    ...(step.Kind === 'END'
                      ? []
                      : [
                          {
                            id: 'after',
                            text: t(step.Kind === 'FORK' ? 'step.addBranch' : 'step.addAfter'),
                            icon: Plus,
                            onSelect: () => begin(step),
                          },
                        ]),
                    ...(step.Kind === 'DECISION' && !step.Table
                      ? [{ id: 'table', text: t('step.byTable'), icon: Table2, onSelect: () => openTable(step) }]
                      : []),
                    { id: 'delete', text: t('step.delete'), danger: true, onSelect: () => save(without(flow, step)) },
                  ]}
                >
                  <IconButton icon={Ellipsis} label={t('step.more', { step: step.Name })} />
                </Menu>
              </span>
            )}
            {!canEdit && step.Table && (
              <Button type="text" label={t('step.table.named', { step: step.Name })} onClick={() => openTable(step)}>
                {t('step.table')}
              </Button>
            )}
          </li>
        ))}
      </ol>
      {canEdit && (
        <Button icon={Plus} onClick={() => begin()}>
          {t('step.add')}
        </Button>
      )}
      {writing && (
        <StepDialog
          key={writing.step.Id}
          flow={flow}
          step={writing.step}
          isNew={!flow.Steps.some(({ Id }) => Id === writing.step.Id)}
          isBetween={writing.after !== undefined}
          onClose={() => setWriting(undefined)}
          onSave={finish}
        />
      )}
    </>
  )
}
