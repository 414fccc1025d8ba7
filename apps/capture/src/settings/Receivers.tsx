import { Status, Switch } from '@kontor/kit'
import { useKontor, useWords } from '../kontor.ts'
import { useChangeSettings, useReceivers } from './api.ts'

/** For whom documents are scanned: the company, which is switched here, and its branches. */
export function Receivers() {
  const { t } = useWords()
  const { company, may } = useKontor()
  const { data: receivers = [] } = useReceivers()
  const change = useChangeSettings()
  const own = receivers.find(({ CompanyAccountId }) => CompanyAccountId === company.id)
  const branches = receivers.filter((one) => one !== own)
  return (
    <section aria-labelledby="capture-receivers">
      <h2 id="capture-receivers">{t('receivers.title')}</h2>
      <Switch
        label={t('receivers.own')}
        on={own?.Enabled ?? true}
        disabled={own === undefined || !may('scan.configure') || change.isPending}
        onChange={(isOn) => change.mutate((scanning) => (isOn ? scanning.enable() : scanning.disable()))}
      />
      {branches.length > 0 && (
        <ul className="capture-parts" aria-label={t('receivers.title')}>
          {branches.map(({ CompanyAccountId, CompanyName, Enabled }) => (
            <li key={CompanyAccountId}>
              <div className="capture-part-fields">
                <span className="capture-part-name" dir="auto">
                  {CompanyName}
                </span>
                <Status tone={Enabled ? 'good' : 'mute'}>{t(Enabled ? 'receivers.on' : 'receivers.off')}</Status>
              </div>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
