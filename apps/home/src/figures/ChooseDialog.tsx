import { Checkbox, DateField, IconButton, isDate } from '@kontor/kit'
import { ActionForm, FormDialog } from '@kontor/tradekit/dialogs'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { useState } from 'react'
import { type CardName, useChoose } from '../api/figures.ts'
import { useWords } from '../kontor.ts'
import { moved, orderOf } from './order.ts'

interface ChooseDialogProps {
  readonly cards: readonly CardName[]
  readonly goLive: string | undefined
  readonly onClose: () => void
}

/** Which figures everybody in the company sees on Home, and in which order. */
export function ChooseDialog({ cards, goLive = '', onClose }: ChooseDialogProps) {
  const { t } = useWords()
  const [order, setOrder] = useState(() => orderOf(cards))
  const [chosen, setChosen] = useState<ReadonlySet<CardName>>(() => new Set(cards))
  const [day, setDay] = useState(goLive)
  const [tried, setTried] = useState(false)
  const choose = useChoose(onClose)
  const isDayless = chosen.has('GO_LIVE_DATE') && !isDate(day)
  return (
    <FormDialog visible title={t('figures.choose.title')} onClose={onClose}>
      <ActionForm
        confirm={t('figures.save')}
        busy={choose.isPending}
        onClose={onClose}
        onSubmit={() => {
          setTried(true)
          if (isDayless) return
          choose.mutate({ cards: order.filter((card) => chosen.has(card)), ...(isDate(day) && { goLiveDate: day }) })
        }}
      >
        <ul className="home-choice" aria-label={t('figures.choose.title')}>
          {order.map((card, place) => {
            const name = t(`figures.${card}`)
            return (
              <li key={card}>
                <Checkbox
                  label={name}
                  checked={chosen.has(card)}
                  onChange={(checked) =>
                    setChosen(new Set(checked ? [...chosen, card] : [...chosen].filter((one) => one !== card)))
                  }
                />
                <span>
                  <IconButton
                    icon={ArrowUp}
                    label={t('figures.up', { name })}
                    disabled={place === 0}
                    onClick={() => setOrder(moved(order, place, -1))}
                  />
                  <IconButton
                    icon={ArrowDown}
                    label={t('figures.down', { name })}
                    disabled={place === order.length - 1}
                    onClick={() => setOrder(moved(order, place, 1))}
                  />
                </span>
              </li>
            )
          })}
        </ul>
        {chosen.has('GO_LIVE_DATE') && (
          <DateField
            label={t('figures.goLive.day')}
            description={t('figures.goLive.hint')}
            value={day}
            onChange={setDay}
            notDate={t('figures.goLive.needed')}
            pickLabel={t('figures.goLive.pick')}
            error={tried && isDayless && t('figures.goLive.needed')}
          />
        )}
      </ActionForm>
    </FormDialog>
  )
}
