import { Button, ConfirmDialog, DefinitionList, HeaderBar, IconButton, Menu } from '@kontor/kit'
import { useTitle } from '@kontor/sdk/react'
import { BackButton } from '@kontor/tradekit/document'
import { Answer } from '@kontor/tradekit/layout'
import { Money, writtenDay } from '@kontor/tradekit/words'
import { Ellipsis } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { useKontor, useWords } from '../kontor.ts'
import { type Budget, useBudget, useDeleteBudget, useSetState } from './api.ts'
import { BudgetDialog } from './BudgetDialog.tsx'
import { BudgetState, UsedBar } from './BudgetsList.tsx'
import { Uses } from './Uses.tsx'

/** A budget: what is left of it, and what uses it. */
export function BudgetScreen() {
  const { id = '' } = useParams()
  return (
    <main className="buy-screen">
      <Answer of={useBudget(id)}>{(budget) => <Read budget={budget} />}</Answer>
    </main>
  )
}

function Read({ budget }: { budget: Budget }) {
  const { t, locale } = useWords()
  const { notify } = useKontor()
  const navigate = useNavigate()
  const [asked, setAsked] = useState<'edit' | 'delete'>()
  const back = () => navigate('/?view=budgets')
  const setState = useSetState(budget.Id, (state) => notify('success', t(`budgets.done.${state}`)))
  const remove = useDeleteBudget(budget.Id, () => {
    notify('success', t('budgets.done.deleted'))
    back()
  })
  const may = (action: Budget['AllowedActions'][number]) => budget.AllowedActions.includes(action)
  const close = () => setAsked(undefined)
  useTitle(`${t('budgets.budget')} ${budget.CostCentre}`)
  const money = (value: string) => <Money value={value} currency={budget.Currency} />
  const facts: (readonly [string, ReactNode])[] = [
    [t('budgets.period'), `${writtenDay(budget.From, locale)} – ${writtenDay(budget.To, locale)}`],
    [t('budgets.amount'), money(budget.Amount)],
    [t('budgets.kind.APPROVED'), money(budget.Approved)],
    [t('budgets.kind.ORDERED'), money(budget.Ordered)],
    [t('budgets.kind.BILLED'), money(budget.Billed)],
    [t('budgets.left'), <Money key="left" value={budget.Left} currency={budget.Currency} strong />],
    [t('budgets.requested'), money(budget.Requested)],
  ]
  const more = [
    may('close') && { id: 'close', text: t('budgets.close'), onSelect: () => void setState.run('CLOSED') },
    may('reopen') && { id: 'reopen', text: t('budgets.reopen'), onSelect: () => void setState.run('OPEN') },
    may('delete') && { id: 'delete', text: t('budgets.delete'), danger: true, onSelect: () => setAsked('delete') },
  ].filter((entry) => entry !== false)
  return (
    <>
      <HeaderBar
        icon={<BackButton to={t('budgets.title')} onClick={back} />}
        title={[budget.CostCentre, budget.Name].filter(Boolean).join(' · ')}
        note={<BudgetState of={budget} />}
        actions={
          <>
            {more.length > 0 && (
              <Menu label={t('buy.moreActions')} entries={more}>
                <IconButton icon={Ellipsis} label={t('buy.moreActions')} />
              </Menu>
            )}
            {may('edit') && <Button onClick={() => setAsked('edit')}>{t('budgets.edit')}</Button>}
          </>
        }
      />
      <div className="buy-form">
        <UsedBar of={budget} />
        <DefinitionList columns items={facts.map(([term, value]) => ({ id: term, term, value }))} />
        <h2>{t('budgets.uses')}</h2>
        <Uses budget={budget} />
      </div>
      <BudgetDialog budget={budget} visible={asked === 'edit'} onClose={close} />
      <ConfirmDialog
        visible={asked === 'delete'}
        kind="danger"
        title={t('budgets.delete.title', { costCentre: budget.CostCentre })}
        acceptText={t('budgets.delete.confirm')}
        cancelText={t('buy.cancel.keep')}
        busy={remove.isPending}
        onAccept={() => void remove.run(undefined)}
        onCancel={close}
      >
        {t('budgets.delete.text')}
      </ConfirmDialog>
    </>
  )
}
