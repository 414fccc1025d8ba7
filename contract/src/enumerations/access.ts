import { permissions } from '../permissions.ts'
import { documentActions } from './documents.ts'

/** What is done with one object, and so decided by its state and not by rights alone. */
export const objectActions = [
  'document.read',
  'document.write',
  'document.share',
  'document.comment',
  ...documentActions.map((action) => `document.${action}` as const),
  'approval.decide',
  'approval.invite',
  'network.read',
  'connection.accept',
  'connection.reject',
  'connection.request',
  'connection.send',
  'user.read',
  'user.lock',
  'user.unlock',
] as const
export type ObjectAction = (typeof objectActions)[number]

/** What one can ask the reason of: whatever a call asks for, and what is done with an object. */
export const explainedActions = [...new Set([...permissions.filter((name) => name !== 'anyone'), ...objectActions])]

export type ExplainedAction = (typeof explainedActions)[number]

/** What can decide, in the order in which it is asked; the first that refuses decides, else the role did. */
export const decidingRules = ['account', 'membership', 'role', 'state'] as const
export type DecidingRule = (typeof decidingRules)[number]
