import { Select, TextField } from '@kontor/kit'
import { focusFirstError } from '@kontor/tradekit/layout'
import { type FormEvent, useEffect, useState } from 'react'
import { useLists } from '../codes/api.ts'
import { useKontor, useWords } from '../kontor.ts'
import { FormFoot } from '../words/FormFoot.tsx'
import { type Settings, useSaveSettings } from './api.ts'
import { PartnerAccounts } from './PartnerAccounts.tsx'

const codings = ['AccountList', 'CostList1', 'CostList2'] as const
const months = Array.from({ length: 12 }, (_, at) => `${String(at + 1).padStart(2, '0')}-01`)

/** A whole number as typed; undefined of nothing and of anything else. */
const numberIn = (text: string): number | undefined => (/^\d{1,7}$/.test(text.trim()) ? Number(text) : undefined)

/** The numbers of the company with DATEV, which lists are accounts, and each partner's account. */
export function LedgerForm({ saved, readOnly }: { saved: Settings; readOnly: boolean }) {
  const { t, locale } = useWords()
  const { notify, setUnsaved } = useKontor()
  const { data: lists = [] } = useLists()
  const [settings, setSettings] = useState(saved)
  const [numbers, setNumbers] = useState({
    ConsultantNumber: String(saved.ConsultantNumber ?? ''),
    ClientNumber: String(saved.ClientNumber ?? ''),
  })
  const [tried, setTried] = useState(false)
  const save = useSaveSettings()
  const typed = { ConsultantNumber: numberIn(numbers.ConsultantNumber), ClientNumber: numberIn(numbers.ClientNumber) }
  const wrong = {
    ConsultantNumber: (typed.ConsultantNumber ?? 0) < 1001 && t('ledger.consultant.wrong'),
    ClientNumber: !(typed.ClientNumber && typed.ClientNumber <= 99_999) && t('ledger.client.wrong'),
  }
  const { ConsultantNumber, ClientNumber } = typed
  const next = {
    ...settings,
    ...(ConsultantNumber !== undefined && { ConsultantNumber }),
    ...(ClientNumber !== undefined && { ClientNumber }),
  }
  const changed = JSON.stringify(next) !== JSON.stringify(saved)
  useEffect(() => {
    setUnsaved(changed)
    return () => setUnsaved(false)
  }, [changed, setUnsaved])
  const set = (part: Partial<Settings>) => setSettings({ ...settings, ...part })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (wrong.ConsultantNumber || wrong.ClientNumber) return focusFirstError(event.currentTarget as HTMLFormElement)
    if (!changed) return notify('info', t('company.unchanged'))
    save.mutate(next)
  }
  const monthOf = (start: string) =>
    new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' }).format(new Date(`2026-${start}T00:00:00Z`))
  return (
    <form className="admin-form admin-ledger" onSubmit={submit}>
      <div className="admin-ledger-fields">
        {(['ConsultantNumber', 'ClientNumber'] as const).map((field) => (
          <TextField
            key={field}
            label={t(`ledger.${field}`)}
            required
            readOnly={readOnly}
            inputMode="numeric"
            value={numbers[field]}
            onChange={(value) => setNumbers({ ...numbers, [field]: value })}
            error={tried && wrong[field]}
          />
        ))}
        <Select
          label={t('ledger.FiscalYearStart')}
          placeholder={t('ledger.FiscalYearStart')}
          disabled={readOnly}
          options={months.map((id) => ({ id, label: monthOf(id) }))}
          value={settings.FiscalYearStart}
          onChange={(start) => set({ FiscalYearStart: start })}
        />
        <Select
          label={t('ledger.AccountLength')}
          placeholder={t('ledger.AccountLength')}
          disabled={readOnly}
          options={['4', '5', '6', '7', '8'].map((id) => ({ id, label: id }))}
          value={String(settings.AccountLength)}
          onChange={(length) => set({ AccountLength: Number(length) })}
        />
        <Select
          label={t('ledger.Chart')}
          placeholder={t('ledger.Chart')}
          disabled={readOnly}
          options={(['SKR03', 'SKR04'] as const).map((id) => ({ id, label: id }))}
          value={settings.Chart}
          onChange={(chart) => set({ Chart: chart === 'SKR04' ? 'SKR04' : 'SKR03' })}
        />
        {codings.map((field) => (
          <Select
            key={field}
            label={t(`ledger.${field}`)}
            disabled={readOnly}
            placeholder={t('ledger.noList')}
            options={lists.map(({ ListId, Name }) => ({ id: ListId, label: Name }))}
            value={settings[field] ?? null}
            onChange={(list) => set({ [field]: list })}
          />
        ))}
      </div>
      <PartnerAccounts
        accounts={settings.PartnerAccounts}
        readOnly={readOnly}
        onChange={(PartnerAccounts) => set({ PartnerAccounts })}
      />
      <FormFoot saving={save} save={t('company.save')} readOnly={readOnly} />
    </form>
  )
}
