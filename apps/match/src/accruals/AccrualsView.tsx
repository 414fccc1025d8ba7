import { Button, DateField, EmptyState, isDate, Menu } from '@kontor/kit'
import { Answer } from '@kontor/tradekit/layout'
import { Money, writtenDay } from '@kontor/tradekit/words'
import { ChevronDown, PackageCheck } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useWords } from '../kontor.ts'
import { AccrualLines } from './AccrualLines.tsx'
import { AccrualSums } from './AccrualSums.tsx'
import { type Accruals, fileKinds, useAccruals, useExportAccruals } from './api.ts'
import { closingOf } from './closing.ts'
import './accruals.css'

/** What had been received by a closing date and was not invoiced, for who closes a month. */
export function AccrualsView() {
  const { today } = useWords()
  const [search, setSearch] = useSearchParams()
  const day = closingOf(search, today)
  const { lines, ...list } = useAccruals(day)
  return (
    <div className="accruals">
      <Controls key={day} day={day} onDay={(next) => setSearch({ view: 'ACCRUALS', day: next }, { replace: true })} />
      <Answer of={list}>
        {(accruals) => (
          <Shown accruals={accruals}>
            <AccrualLines lines={lines} currency={accruals.Currency} more={list.more} isMore={list.isMore} />
          </Shown>
        )}
      </Answer>
    </div>
  )
}

function Controls({ day, onDay }: { day: string; onDay: (day: string) => void }) {
  const { t } = useWords()
  const [typed, setTyped] = useState(day)
  const { run, isPending } = useExportAccruals(day)
  return (
    <form
      className="accruals-controls"
      onSubmit={(event) => {
        event.preventDefault()
        if (isDate(typed)) onDay(typed)
      }}
    >
      <DateField
        label={t('accruals.day')}
        value={typed}
        onChange={setTyped}
        notDate={t('editor.notDate')}
        pickLabel={t('editor.pickDay', { field: t('accruals.day') })}
      />
      <Button submit>{t('accruals.show')}</Button>
      <Menu entries={fileKinds.map((id) => ({ id, text: t(`list.export.${id}`), onSelect: () => run(id) }))}>
        <Button icon={ChevronDown} busy={isPending}>
          {t('list.export')}
        </Button>
      </Menu>
    </form>
  )
}

function Shown({ accruals, children }: { accruals: Accruals; children: ReactNode }) {
  const { t, locale } = useWords()
  const { Day, Currency, Amount, Apart, Unpriced, itemCount } = accruals
  const day = writtenDay(Day, locale)
  if (itemCount === 0)
    return <EmptyState icon={PackageCheck} title={t('accruals.none', { day })} text={t('accruals.none.text')} />
  return (
    <>
      <p className="accruals-sum">
        <Money value={Amount} currency={Currency} strong />
        <small>{t('accruals.sum', { day, count: itemCount })}</small>
      </p>
      {Apart.length > 0 && (
        <p className="accruals-hint">
          {t('accruals.apart', {
            currencies: new Intl.ListFormat(locale).format(Apart.map((one) => one.Currency)),
            day,
          })}
        </p>
      )}
      {Unpriced > 0 && <p className="accruals-hint">{t('accruals.unpriced', { count: Unpriced })}</p>}
      <AccrualSums accruals={accruals} />
      {children}
    </>
  )
}
