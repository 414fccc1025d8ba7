import { useKontor, useWords } from '../kontor.ts'
import { RuleSwitch } from './RuleSwitch.tsx'

/** Whether people approve and decline from their mail, without signing in. */
export function DecisionsByMail() {
  const { t } = useWords()
  const { api } = useKontor()
  return (
    <RuleSwitch
      id="decisions-by-mail"
      title={t('company.byMail')}
      label={t('company.byMail.switch')}
      read={(signal) => api.mailDecisions.readMailDecisionRules({}, { signal })}
      save={(Allowed) => api.mailDecisions.saveMailDecisionRules({ body: { Allowed } })}
      shown={({ Allowed, Available }) => {
        // What was allowed while there was a mail server can still be forbidden.
        const offered = Available || Allowed
        return { on: Allowed, text: t(offered ? 'company.byMail.text' : 'company.byMail.none'), unavailable: !offered }
      }}
      done={(on) => t(on ? 'company.byMail.on' : 'company.byMail.off')}
    />
  )
}
