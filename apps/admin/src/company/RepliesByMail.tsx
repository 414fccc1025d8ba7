import { useKontor, useWords } from '../kontor.ts'
import { RuleSwitch } from './RuleSwitch.tsx'

/** Whether a reply to the mail that asks decides, where people decide from their mail. */
export function RepliesByMail() {
  const { t } = useWords()
  const { api } = useKontor()
  return (
    <RuleSwitch
      id="replies-by-mail"
      title={t('company.replies')}
      label={t('company.replies.switch')}
      read={(signal) => api.mailDecisions.readMailDecisionRules({}, { signal })}
      save={(Allowed) => api.mailDecisions.saveMailReplyRules({ body: { Allowed } })}
      shown={({ Allowed, Replies, RepliesAvailable }) => {
        const why = !RepliesAvailable ? 'company.replies.none' : !Allowed ? 'company.replies.first' : undefined
        // What was allowed while there was a mail server can still be forbidden.
        const unavailable = why !== undefined && !Replies
        return { on: Replies, text: t(unavailable ? why : 'company.replies.text'), unavailable }
      }}
      done={(on) => t(on ? 'company.replies.on' : 'company.replies.off')}
    />
  )
}
