import { Button, ConfirmDialog, HeaderBar, Menu, ScrollRegion, Select, Status, TextField } from '@kontor/kit'
import { useTitle } from '@kontor/sdk/react'
import { BackButton } from '@kontor/tradekit/document'
import { UnknownPage } from '@kontor/tradekit/frame'
import { Answer } from '@kontor/tradekit/layout'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useLocation, useNavigate, useParams } from 'react-router'
import { type Fact, type Finding, type Flow, type Step, useSaveSteps, useVersion, useVersions } from '../api.ts'
import { useKontor, useWords } from '../kontor.ts'
import { withStep } from '../steps.ts'
import { DecisionGrid } from './DecisionGrid.tsx'
import { decidingBy, emptyRule, maxColumns, maxRows, tableOf, targetsOf, withColumn, withoutTable } from './table.ts'
import './table.css'

/** A decision as a table: what is asked in its columns, and where each row leads. */
export function TableScreen() {
  const { id = '', stepId = '' } = useParams()
  const facts = useVersions().data?.Facts
  const version = useVersion(id)
  return (
    <main className="doc-screen">
      <Answer of={{ ...version, data: facts && version.data }}>
        {({ Version, Flow: flow, Findings }) => {
          const step = flow.Steps.find((one) => one.Id === stepId && one.Kind === 'DECISION')
          if (step === undefined) return <UnknownPage />
          const canEdit = Version.AllowedActions.includes('edit')
          const own = Findings.filter((one) => one.StepId === stepId)
          return <Shown id={id} flow={flow} step={step} facts={facts ?? []} findings={own} canEdit={canEdit} />
        }}
      </Answer>
    </main>
  )
}

interface ShownProps {
  readonly id: string
  readonly flow: Flow
  readonly step: Step
  readonly facts: readonly Fact[]
  readonly findings: readonly Finding[]
  readonly canEdit: boolean
}

const policies = ['UNIQUE', 'FIRST'] as const

const otherwiseOf = ({ Next }: Step): string | undefined => Next.find(({ When }) => When === undefined)?.StepId

function Shown({ id, flow, step, facts, findings, canEdit }: ShownProps) {
  const { t } = useWords()
  const navigate = useNavigate()
  // The drawing or the list, from which one came.
  const { search } = useLocation()
  const leave = () => navigate({ pathname: `/${id}`, search })
  const { notify } = useKontor()
  const { save, isPending } = useSaveSteps(id)
  const [name, setName] = useState(step.Name)
  const [table, setTable] = useState(() => tableOf(step, facts))
  const [otherwise, setOtherwise] = useState(() => otherwiseOf(step))
  const made = decidingBy({ ...step, Name: name.trim() || step.Name }, table, otherwise)
  const isSaved =
    step.Table !== undefined && JSON.stringify(made) === JSON.stringify(decidingBy(step, step.Table, otherwiseOf(step)))
  const steps = targetsOf(flow, step)
  const known = { facts, steps, yes: t('compare.yes'), no: t('compare.no') }
  const free = facts.filter(({ Name }) => !table.Inputs.includes(Name))
  const [start] = useState(() => JSON.stringify(made))
  const back = () => {
    // As in the list of steps, nobody loses what they wrote.
    if (canEdit && !isSaved && JSON.stringify(made) !== start) save(withStep(flow, made))
    leave()
  }
  const [removing, setRemoving] = useState(false)
  useTitle(step.Name)
  return (
    <>
      <HeaderBar
        icon={<BackButton to={flow.Name} onClick={back} />}
        title={step.Name}
        note={t('table.title')}
        actions={
          canEdit && (
            <Button
              type="primary"
              busy={isPending}
              onClick={() => (isSaved ? notify('info', t('step.unchanged')) : save(withStep(flow, made)))}
            >
              {t('step.save')}
            </Button>
          )
        }
      />
      <ScrollRegion className="flow-body" label={t('table.title')}>
        {findings.length > 0 && isSaved && (
          <section className="flow-findings" aria-label={t('flow.findings')} role="status">
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
        {canEdit && (
          <div className="flow-table-head">
            <TextField label={t('step.name')} value={name} maxLength={100} onChange={setName} />
            <Select
              label={t('table.policy')}
              placeholder={t('table.policy')}
              value={table.HitPolicy}
              options={policies.map((one) => ({ id: one, label: t(`table.policy.${one}`) }))}
              onChange={(one) =>
                setTable({ ...table, HitPolicy: policies.find((policy) => policy === one) ?? 'UNIQUE' })
              }
            />
          </div>
        )}
        <p className="flow-quiet">{t(canEdit ? 'table.hint' : `table.policy.${table.HitPolicy}`)}</p>
        <ScrollRegion className="flow-table-place" label={t('table.title')}>
          <DecisionGrid label={step.Name} table={table} known={known} canEdit={canEdit} onChange={setTable} />
        </ScrollRegion>
        {canEdit && (
          <div className="flow-acts">
            <Button
              icon={Plus}
              disabled={table.Rules.length >= maxRows}
              onClick={() => setTable({ ...table, Rules: [...table.Rules, emptyRule(table)] })}
            >
              {t('table.addRow')}
            </Button>
            <Menu
              label={t('table.addColumn')}
              entries={free.map(({ Name, Says }) => ({
                ...{ id: Name, text: t(`fact.${Name as 'amount'}`), note: Says },
                onSelect: () => setTable(withColumn(table, Name)),
              }))}
            >
              <Button icon={Plus} disabled={table.Inputs.length >= maxColumns}>
                {t('table.addColumn')}
              </Button>
            </Menu>
            {step.Table !== undefined && (
              <Button type="text" onClick={() => setRemoving(true)}>
                {t('table.remove')}
              </Button>
            )}
          </div>
        )}
        <div className="flow-table-head">
          <Select
            label={t('table.otherwise')}
            placeholder={t('flow.chooseStep')}
            value={otherwise ?? null}
            disabled={!canEdit}
            options={steps.map(({ Id, Name }) => ({ id: Id, label: Name }))}
            onChange={setOtherwise}
          />
        </div>
      </ScrollRegion>
      <ConfirmDialog
        visible={removing}
        kind="danger"
        title={t('table.remove.title')}
        acceptText={t('table.remove')}
        cancelText={t('dialog.cancel')}
        onAccept={() => {
          save(withStep(flow, withoutTable(step)))
          leave()
        }}
        onCancel={() => setRemoving(false)}
      >
        {t('table.remove.text')}
      </ConfirmDialog>
    </>
  )
}
