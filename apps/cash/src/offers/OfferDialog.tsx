import { DateField, DecimalField, isDate, isDecimal, TextArea, TextField } from '@kontor/kit'
import { ActionForm, FormDialog } from '@kontor/tradekit/dialogs'
import type { ChosenPartner } from '@kontor/tradekit/partners'
import { daysAfter } from '@kontor/tradekit/words'
import { useState } from 'react'
import { type NewProgramme, useAct } from '../api.ts'
import { CurrencySelect } from '../CurrencySelect.tsx'
import { useWords } from '../kontor.ts'
import { ReachFields } from './ReachFields.tsx'

const isCount = (text: string, maxDays: number) => /^\d{1,3}$/.test(text) && Number(text) <= maxDays

/** Offers suppliers to be paid early: for how much, until when, and to whom. */
export function OfferDialog({ onClose }: { onClose: () => void }) {
  const { t, today } = useWords()
  const [id] = useState(() => crypto.randomUUID())
  const [title, setTitle] = useState('')
  const [text, setText] = useState('')
  const [percent, setPercent] = useState('6')
  const [days, setDays] = useState('365')
  const [within, setWithin] = useState('3')
  const [currency, setCurrency] = useState('EUR')
  const [until, setUntil] = useState(daysAfter(today, 30))
  const [suppliers, setSuppliers] = useState<ChosenPartner[]>([])
  const [groups, setGroups] = useState<string[]>([])
  const [tried, setTried] = useState(false)
  const save = useAct(
    ({ promotions }, body: NewProgramme) => promotions.savePromotion({ params: { id }, body }),
    (t) => t('programme.done.offer'),
    onClose,
  )
  const fits = {
    title: title.trim() !== '',
    percent: isDecimal(percent) && Number(percent) > 0 && Number(percent) <= 50,
    days: isCount(days, 366) && Number(days) > 0,
    within: isCount(within, 60),
    until: isDate(until) && until >= today,
    suppliers: suppliers.length + groups.length > 0,
  }
  return (
    <FormDialog visible title={t('programme.new')} onClose={onClose}>
      <ActionForm
        intro={t('programme.new.text')}
        confirm={t('programme.offer')}
        busy={save.isPending}
        onClose={onClose}
        onSubmit={() => {
          setTried(true)
          if (Object.values(fits).every(Boolean))
            save.mutate({
              ...{ Title: title.trim(), Currency: currency, Percent: percent, Days: Number(days) },
              ...{ PayWithin: Number(within), From: today, Until: until },
              ...(text.trim() !== '' && { Text: text.trim() }),
              ConnectionIds: suppliers.map((one) => one.id),
              GroupIds: groups,
            })
        }}
      >
        <TextField
          label={t('programme.title')}
          value={title}
          onChange={setTitle}
          maxLength={200}
          error={tried && !fits.title && t('programme.title.missing')}
          required
          autoFocus
        />
        <ReachFields
          {...{ suppliers, groups }}
          onSuppliers={setSuppliers}
          onGroups={setGroups}
          error={tried && !fits.suppliers && t('programme.suppliers.missing')}
        />
        <div className="cash-fields">
          <DecimalField
            label={t('programme.percent')}
            value={percent}
            onChange={setPercent}
            notDecimal={t('cash.notNumber')}
            error={tried && !fits.percent && t('programme.percent.wrong')}
            required
          />
          <TextField
            label={t('programme.days')}
            inputMode="numeric"
            value={days}
            onChange={setDays}
            error={tried && !fits.days && t('programme.days.wrong')}
            required
          />
          <TextField
            label={t('programme.within')}
            inputMode="numeric"
            value={within}
            onChange={setWithin}
            error={tried && !fits.within && t('programme.within.wrong')}
            required
          />
          <CurrencySelect value={currency} onChange={setCurrency} />
          <DateField
            label={t('programme.until')}
            value={until}
            onChange={setUntil}
            notDate={t('editor.notDate')}
            pickLabel={t('editor.pickDay', { field: t('programme.until') })}
            min={today}
            error={tried && !fits.until && t('programme.until.wrong')}
            required
          />
        </div>
        <TextArea label={t('programme.words')} value={text} onChange={setText} rows={2} maxLength={4000} />
      </ActionForm>
    </FormDialog>
  )
}
