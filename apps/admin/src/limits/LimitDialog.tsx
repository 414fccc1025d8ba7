import { isDecimal, MoneyField, RadioGroup } from '@kontor/kit'
import { ActionForm, FormDialog } from '@kontor/tradekit/dialogs'
import { useState } from 'react'
import { useKontor, useWords } from '../kontor.ts'
import { type Holder, useSetLimit } from './api.ts'

export interface LimitDialogProps {
  readonly holder: Holder
  readonly name: string
  readonly limit: { readonly Amount: string } | undefined
  readonly onClose: () => void
}

/** Asks up to which amount somebody approves. */
export function LimitDialog({ holder, name, limit, onClose }: LimitDialogProps) {
  const { t } = useWords()
  const { company } = useKontor()
  const [isLimited, setIsLimited] = useState(limit !== undefined)
  const [amount, setAmount] = useState(limit?.Amount ?? '')
  const [tried, setTried] = useState(false)
  const set = useSetLimit(holder, onClose)
  const isWrong = !isDecimal(amount) || amount.startsWith('-')
  return (
    <FormDialog visible title={t('limit.title', { name })} onClose={onClose}>
      <ActionForm
        confirm={t('limit.save')}
        busy={set.isPending}
        onClose={onClose}
        onSubmit={() => {
          setTried(true)
          if (isLimited && isWrong) return
          if (!isLimited && limit === undefined) return onClose()
          set.mutate(isLimited ? amount : null)
        }}
      >
        <RadioGroup
          label={t('limit.approves')}
          options={[
            { id: 'any', label: t(holder.kind === 'USER' ? 'limit.asRole' : 'limit.any') },
            { id: 'limited', label: t('limit.limited') },
          ]}
          value={isLimited ? 'limited' : 'any'}
          onChange={(id) => setIsLimited(id === 'limited')}
        />
        {isLimited && (
          <MoneyField
            label={t('limit.amount')}
            currency={company.currency}
            value={amount}
            autoFocus
            notDecimal={t('limit.needed')}
            onChange={setAmount}
            error={tried && isWrong && t('limit.needed')}
          />
        )}
      </ActionForm>
    </FormDialog>
  )
}
