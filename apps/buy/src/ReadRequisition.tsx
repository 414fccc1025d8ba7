import { Button, DefinitionList, HeaderBar, Status } from '@kontor/kit'
import { useTitle } from '@kontor/sdk/react'
import { AdviceList, AdviceNotice, AskAdviceButton } from '@kontor/tradekit/advice'
import { type Category, useCategoryName } from '@kontor/tradekit/categories'
import { FormDialog, ReasonForm } from '@kontor/tradekit/dialogs'
import { BackButton } from '@kontor/tradekit/document'
import { SupplierField } from '@kontor/tradekit/partners'
import { Money, unitWord, writtenDay } from '@kontor/tradekit/words'
import { FileQuestion } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import {
  type Action,
  type Line,
  type Requisition,
  type State,
  useChooseSupplier,
  useMove,
  useOrders,
  useStrategy,
} from './api.ts'
import { BudgetLines } from './budgets/BudgetLines.tsx'
import { useWords } from './kontor.ts'
import { LineFiles } from './LineFiles.tsx'
import { MoreMenu } from './MoreMenu.tsx'
import { OrderRow } from './OrderRow.tsx'
import { FromShop } from './punch-out/FromShop.tsx'
import { AskDialog } from './quotes/AskDialog.tsx'
import { QuotesOf } from './quotes/QuoteRows.tsx'
import { ReadOnlyNotice } from './ReadOnlyNotice.tsx'
import { stateTones } from './RequisitionsScreen.tsx'
import { TotalsFoot } from './TotalsFoot.tsx'
import { RequisitionThread } from './thread/RequisitionThread.tsx'
import { UploadedQuote } from './uploaded-quote/UploadedQuote.tsx'
import { useFindings } from './useFindings.ts'

/** What is done with it here, where it leads, and how it looks; what is written again is taken back first. */
const acts = [
  ['takeBack', 'DRAFT', 'secondary'],
  ['reject', 'REJECTED', 'secondary'],
  ['approve', 'APPROVED', 'primary'],
  ['order', 'ORDERED', 'primary'],
] as const satisfies readonly (readonly [Action, State, 'primary' | 'secondary'])[]

/** What a requisition says, where it stands and why, and what its reader may do with it. */
export function ReadRequisition({ requisition, onBack }: { requisition: Requisition; onBack: () => void }) {
  const { t, locale } = useWords()
  const { DocumentId: id = '', ID, State: state = 'DRAFT', Lines, Total, Reason, Approvers = [] } = requisition
  const [rejecting, setRejecting] = useState(false)
  const [asking, setAsking] = useState(false)
  const { move, isPending } = useMove(id, (next) => next !== 'DRAFT' && onBack())
  const strategy = useStrategy(id, state === 'PENDING')
  const findings = useFindings(requisition, state === 'PENDING' || state === 'APPROVED')
  const orders = useOrders(id, state === 'ORDERED')
  const may = (action: Action) => requisition.AllowedActions?.some(({ Action: one }) => one === action) ?? false
  useTitle(ID)
  const names = new Intl.ListFormat(locale, { type: 'disjunction' }).format(Approvers)
  const facts: (readonly [string, ReactNode])[] = [
    [t('buy.requester'), requisition.RequesterName],
    [t('buy.onBehalfOf'), requisition.OnBehalfOfName],
    [t('buy.neededBy'), requisition.NeededBy && writtenDay(requisition.NeededBy, locale)],
    [
      t('callOff.isBlanket'),
      requisition.Blanket &&
        `${writtenDay(requisition.Blanket.From, locale)} – ${writtenDay(requisition.Blanket.Until, locale)}`,
    ],
    [t('buy.deliverTo'), requisition.DeliveryPlace],
    [t(state === 'PENDING' ? 'buy.with' : 'buy.decidedBy'), names],
    [t('buy.workflowStep'), requisition.WorkflowStep],
    [t('buy.reason'), Reason],
  ]
  const about = { id, number: ID, partner: requisition.RequesterName ?? '', isRequisition: true }
  // What needs a word is asked about first.
  const ask = (action: Action, to: State) => {
    if (action === 'reject') setRejecting(true)
    else move({ state: to })
  }
  return (
    <main className="buy-screen">
      <HeaderBar
        icon={<BackButton to={t('buy.title')} onClick={onBack} />}
        title={ID}
        note={<Status tone={stateTones[state]}>{t(`buy.state.${state}`)}</Status>}
        actions={
          <>
            <MoreMenu
              number={ID}
              isDraft={state === 'DRAFT'}
              busy={isPending}
              onCancel={may('cancel') ? () => move({ state: 'CANCELED' }) : undefined}
            />
            {may('approve') && <AskAdviceButton about={about} />}
            {acts
              .filter(([action]) => may(action))
              .map(([action, to, type]) => (
                <Button key={action} type={type} busy={isPending} onClick={() => ask(action, to)}>
                  {t(`buy.act.${action}`)}
                </Button>
              ))}
          </>
        }
      />
      <div className="buy-form">
        <AdviceNotice about={{ id, number: ID }} />
        <ReadOnlyNotice requisition={requisition} />
        {requisition.Note && (
          <p className="buy-note" dir="auto">
            {requisition.Note}
          </p>
        )}
        <DefinitionList
          columns
          items={facts.flatMap(([term, value]) => (value ? [{ id: term, term, value: <bdi>{value}</bdi> }] : []))}
        />
        {state === 'PENDING' && strategy.data?.Because && <p className="buy-hint">{strategy.data.Because}</p>}
        <AdviceList documentId={id} heading />
        <h2>{t('buy.lines')}</h2>
        <UploadedQuote requisitionId={id} quote={requisition.Quote} />
        <ul className="buy-read">
          {Lines.map((line, at) => (
            <li key={line.ID} className="buy-read-line" data-below={line.MasterId !== undefined || undefined}>
              <span className="buy-read-name">
                <b dir="auto">{line.Name}</b>
                {line.Description && <small dir="auto">{line.Description}</small>}
                <small>
                  {[line.SupplierName, line.AccountingCostCode].filter(Boolean).join(' · ') || t('buy.supplierLater')}
                </small>
                {line.CommodityCode && <CategoryName code={line.CommodityCode} scheme={line.CommodityScheme} />}
                {line.Coding && <small dir="auto">{line.Coding.map(wordOf).join(' · ')}</small>}
                {line.RequestedDeliveryDate && (
                  <small>{t('buy.line.until', { day: writtenDay(line.RequestedDeliveryDate, locale) })}</small>
                )}
                {line.RequisitionPurposeCode && (
                  <small dir="auto">{t('buy.line.purposeOf', { code: line.RequisitionPurposeCode })}</small>
                )}
                {line.Note && <small dir="auto">{line.Note}</small>}
                {line.PunchOut && <FromShop from={line.PunchOut} />}
                {findings.at('SupplierConnectionId', line.ID) && (
                  <small className="buy-failed">{findings.at('SupplierConnectionId', line.ID)}</small>
                )}
              </span>
              <span>
                {line.Quantity.value} {unitWord(line.Quantity.unitCode, t)}
              </span>
              <Money value={line.LineExtensionAmount?.value} currency={line.LineExtensionAmount?.currencyID} />
              <LineFiles requisitionId={id} lineId={line.ID} place={at} files={line.Attachments ?? []} />
              {may('chooseSupplier') &&
                (line.SupplierName === undefined || findings.at('SupplierConnectionId', line.ID) !== undefined) && (
                  <ChooseSupplier id={id} line={line} />
                )}
            </li>
          ))}
        </ul>
        <div className="buy-foot">
          {may('askForQuotes') && (
            <Button type="text" icon={FileQuestion} onClick={() => setAsking(true)}>
              {t('quotes.ask')}
            </Button>
          )}
          <TotalsFoot
            net={Total?.value}
            tax={requisition.TaxTotal?.value}
            total={requisition.TotalWithTax?.value}
            currency={Total?.currencyID}
          />
        </div>
        {state === 'PENDING' && (
          <BudgetLines
            lines={boughtOf(Lines)}
            currency={requisition.Currency}
            day={requisition.NeededBy ?? requisition.IssueDate ?? ''}
            requisitionId={id}
          />
        )}
        <QuotesOf requisitionId={id} />
        {orders.data && orders.data.Orders.length > 0 && (
          <>
            <h2>{t('buy.orders')}</h2>
            <ul className="buy-read">
              {orders.data.Orders.map((order) => (
                <OrderRow key={order.DocumentId} order={order} />
              ))}
            </ul>
          </>
        )}
        <RequisitionThread id={id} />
      </div>
      <AskDialog requisitionId={id} lines={Lines} visible={asking} onClose={() => setAsking(false)} />
      <FormDialog visible={rejecting} title={t('buy.reject.title', { number: ID })} onClose={() => setRejecting(false)}>
        <ReasonForm
          confirm={t('buy.act.reject')}
          label={t('buy.reason')}
          needed={t('buy.reasonNeeded')}
          onReason={(reason) => move({ state: 'REJECTED', reason })}
          onClose={() => setRejecting(false)}
        />
      </FormDialog>
    </main>
  )
}

function CategoryName(category: Category) {
  return <small dir="auto">{useCategoryName(category)}</small>
}

const wordOf = ({ code, label }: NonNullable<Line['Coding']>[number]): string => [code, label].filter(Boolean).join(' ')

/** What is bought, by cost centre: a bundle by its items, and its master alone where it has none. */
const boughtOf = (lines: readonly Line[]) =>
  lines
    .filter(({ ID, MasterId }) => MasterId !== undefined || !lines.some((line) => line.MasterId === ID))
    .map(({ AccountingCostCode = '', LineExtensionAmount }) => ({
      costCentre: AccountingCostCode,
      net: LineExtensionAmount?.value,
    }))

function ChooseSupplier({ id, line }: { id: string; line: Line }) {
  const { t } = useWords()
  const choose = useChooseSupplier(id)
  return (
    <div className="buy-read-supplier">
      <SupplierField
        placeholder={t('buy.supplierLater')}
        label={t('buy.line.supplier', { line: line.ID ?? '' })}
        value={null}
        name=""
        onChange={(connectionId) => connectionId !== null && choose.mutate({ line, connectionId })}
      />
    </div>
  )
}
