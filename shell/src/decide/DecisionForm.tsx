import { Amount, Button, type Definition, DefinitionList, Link, Status, TextArea } from '@kontor/kit'
import { type SubmitEvent, useState } from 'react'
import { ThumbActs } from '../components/ThumbActs.tsx'
import { useReport } from '../workspace/useReport.ts'
import type { DecideApi, MailDecision } from './decide-api.ts'
import type { DecisionLink } from './decision-link.ts'
import type { DecideWords } from './useDecideWords.ts'

type Asked = NonNullable<MailDecision['Asked']>
type Outcome = 'ACCEPT' | 'REJECT'

export interface DecisionFormProps {
  readonly words: DecideWords
  readonly api: DecideApi
  readonly link: DecisionLink
  readonly decision: MailDecision
  readonly asked: Asked
  readonly onDone: (outcome: Outcome) => void
}

/** What is asked, and the buttons that decide it: nothing is decided before one of them is pressed. */
export function DecisionForm({ words, api, link, decision, asked, onDone }: DecisionFormProps) {
  const { t } = words
  const report = useReport()
  const mayApprove = decision.AllowedActions.includes('approve')
  const [declines, setDeclines] = useState(link.declines || !mayApprove)
  const [reason, setReason] = useState('')
  const [fault, setFault] = useState<string>()
  const [busy, setBusy] = useState<Outcome>()

  async function decide(outcome: Outcome) {
    setBusy(outcome)
    try {
      const withReason = outcome === 'REJECT' ? { Reason: reason.trim() } : {}
      await api.mailDecisions.decideByMail({ body: { Token: link.token, Outcome: outcome, ...withReason } })
      onDone(outcome)
    } catch (error) {
      report(error)
      setBusy(undefined)
    }
  }
  function decline(event: SubmitEvent) {
    event.preventDefault()
    if (reason.trim() === '') setFault(t('decide.reason.missing'))
    else void decide('REJECT')
  }

  const app = asked.Kind === 'DOCUMENT' ? `/#/Kontor.Documents/view/${asked.Id}` : `/#/Kontor.Buy/${asked.Id}`
  return (
    <>
      <h1>{t(`decide.title.${asked.Kind}`, { number: asked.Number, partner: asked.Partner })}</h1>
      <p className="s-quiet">{t('decide.for', { person: decision.PersonName, company: decision.CompanyName })}</p>
      <DefinitionList items={factsOf(words, asked)} />
      {asked.Warnings.map((warning) => (
        <Status key={warning} tone="warn">
          {t(`decide.warning.${warning}`)}
        </Status>
      ))}
      {!mayApprove && <p>{t('decide.cannotApprove')}</p>}
      {declines ? (
        <form className="s-decide" onSubmit={decline} noValidate>
          <TextArea
            label={t('decide.reason')}
            description={t('decide.reason.text')}
            value={reason}
            onChange={(value) => {
              setReason(value)
              setFault(undefined)
            }}
            error={fault}
            maxLength={2000}
            required
            autoFocus
          />
          <ThumbActs>
            <Button type="danger" submit busy={busy === 'REJECT'} busyText={t('decide.busy')}>
              {t('decide.decline')}
            </Button>
            {mayApprove && (
              <Button disabled={busy !== undefined} onClick={() => setDeclines(false)}>
                {t('decide.back')}
              </Button>
            )}
          </ThumbActs>
        </form>
      ) : (
        <ThumbActs>
          <Button
            type="primary"
            busy={busy === 'ACCEPT'}
            busyText={t('decide.busy')}
            onClick={() => void decide('ACCEPT')}
          >
            {t('decide.approve')}
          </Button>
          <Button disabled={busy !== undefined} onClick={() => setDeclines(true)}>
            {t('decide.declineInstead')}
          </Button>
        </ThumbActs>
      )}
      <Link href={app}>{t(`decide.look.${asked.Kind}`)}</Link>
    </>
  )
}

function factsOf({ t, format }: DecideWords, asked: Asked): Definition[] {
  const { Amount: amount, Currency: currency, IssueDate, DueDate, AskedBy, Because, Type } = asked
  const fact = (id: 'type' | 'issued' | 'due' | 'askedBy' | 'because', value: string | undefined): Definition[] =>
    value === undefined ? [] : [{ id, term: t(`decide.fact.${id}`), value }]
  const day = (date: string | undefined) => (date === undefined ? undefined : format.date(date))
  const parts = amount === undefined || currency === undefined ? undefined : format.amountParts(amount, currency)
  return [
    ...fact('type', Type && t(`decide.type.${Type}`)),
    ...(parts === undefined
      ? []
      : [
          {
            id: 'amount',
            term: t('decide.fact.amount'),
            value: <Amount value={parts.number} currency={parts.currency} strong />,
          },
        ]),
    ...fact('issued', day(IssueDate)),
    ...fact('due', day(DueDate)),
    ...fact('askedBy', AskedBy),
    ...fact('because', Because),
  ]
}
