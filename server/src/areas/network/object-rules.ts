import type { Message } from '@kontor/i18n'
import type { ObjectRule, UnitOfWork } from '../../platform/index.ts'
import { sideOf } from './network.ts'
import { noConnection } from './not-found.ts'
import { type Side, whyNotAnswer, whyNotAskAgain, whyNotHide, whyNotSend, whyNotVerify } from './rules.ts'
import * as store from './store/connections.ts'

const ruleOf = (
  right: ObjectRule['right'],
  whyNot: (side: Side, partner: string) => Message | undefined,
): ObjectRule => ({
  right,
  stands: 'network/rules.ts',
  whyNot: async (uow: UnitOfWork, connectionId) => {
    const row = await store.connection(uow.tx, uow.companyId, connectionId)
    if (row === undefined) throw noConnection(connectionId)
    return whyNot(sideOf(row), row.partner_name)
  },
})

/** What is done with a connection, for whoever asks why. */
export const objectRules = {
  'network.read': ruleOf('network.read', () => undefined),
  'connection.accept': ruleOf('network.write', whyNotAnswer),
  'connection.reject': ruleOf('network.write', whyNotAnswer),
  'connection.hide': ruleOf('network.write', whyNotHide),
  'connection.verify': ruleOf('network.write', whyNotVerify),
  'connection.request': ruleOf('network.write', whyNotAskAgain),
  'connection.send': ruleOf('document.send', whyNotSend),
}
