import { Email } from '../entities/index.ts'
import { call, nothing } from '../words/index.ts'

const send = { may: 'mail.send', served: false, body: Email, returns: nothing(), status: 202 } as const

/** 002 §7 Email; F-180. */
export const mail = {
  sendEmail: call('POST email', { id: 'EML-01', says: 'Mails people of the company.', ...send }),
  notify: call('POST notifications/email', {
    id: 'EML-02',
    says: 'Mails people of the company, in the digest that they chose.',
    ...send,
  }),
  notifyDirectly: call('POST notifications/email/direct', {
    id: 'EML-03',
    says: 'Mails people of the company at once.',
    ...send,
  }),
}
