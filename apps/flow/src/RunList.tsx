import { EmptyState, Select, Status, type Tone } from '@kontor/kit'
import { Answer, Row, Rows } from '@kontor/tradekit/layout'
import { DocumentName, Money, momentOf } from '@kontor/tradekit/words'
import { Route } from 'lucide-react'
import { useNavigate, useSearchParams } from 'react-router'
import { type Instance, useInstances } from './api.ts'
import { useWords } from './kontor.ts'

export const runTones: Readonly<Record<Instance['State'], Tone>> = {
  RUNNING: 'info',
  ENDED: 'good',
  STOPPED: 'mute',
  FAILED: 'warn',
}

const states = ['RUNNING', 'FAILED', 'ENDED', 'STOPPED'] as const
const all = 'ALL'

/** Documents and requisitions on their way, and those that came to an end, the newest first; or those of one state. */
export function RunList() {
  const { t } = useWords()
  const [search, setSearch] = useSearchParams()
  const state = states.find((one) => one === search.get('state'))
  const { rows, error, refetch, more, isMore } = useInstances(state)
  return (
    <>
      <div className="flow-filter">
        <Select
          label={t('flow.state')}
          hideLabel
          placeholder={t('flow.state.ALL')}
          value={state ?? all}
          options={([all, ...states] as const).map((id) => ({ id, label: t(`flow.state.${id}`) }))}
          onChange={(id) => setSearch({ view: 'runs', ...(id !== all && { state: id }) }, { replace: true })}
        />
      </div>
      <Answer of={{ data: rows, error, refetch }}>{(runs) => <Runs runs={runs} more={more} isMore={isMore} />}</Answer>
    </>
  )
}

interface RunsProps {
  readonly runs: readonly Instance[]
  readonly more: (() => void) | undefined
  readonly isMore: boolean
}

function Runs({ runs, more, isMore }: RunsProps) {
  const { t } = useWords()
  if (runs.length === 0) return <EmptyState icon={Route} title={t('flow.noRuns')} text={t('flow.noRuns.text')} />
  return (
    <Rows label={t('flow.view.runs')} more={more} moreText={t('flow.more')} isMore={isMore}>
      {runs.map((run) => (
        <RunRow key={run.Id} run={run} />
      ))}
    </Rows>
  )
}

function RunRow({ run: { Id, document, requisition, Name, Version, State, Step, Since } }: { run: Instance }) {
  const { t, locale, today } = useWords()
  const navigate = useNavigate()
  return (
    <Row className="flow-row" onPress={() => navigate(`/run/${Id}`)}>
      <span className="flow-name">
        <b>
          {document ? (
            <DocumentName type={document.type} number={document.number} />
          ) : requisition ? (
            <DocumentName type="requisition" number={requisition.ID} />
          ) : (
            t('flow.hidden')
          )}
        </b>
        <small dir="auto">{document?.partner ?? requisition?.Note}</small>
      </span>
      <span className="flow-what">
        <Status tone={runTones[State]}>{t(`flow.run.${State}`, { step: Step })}</Status>
        <small dir="auto">{[`${Name} ${Version}`, momentOf(Since, today, locale)].join(' · ')}</small>
      </span>
      {document && <Money value={document.amount} currency={document.currency} />}
      {requisition && <Money value={requisition.Total.value} currency={requisition.Total.currencyID} />}
    </Row>
  )
}
