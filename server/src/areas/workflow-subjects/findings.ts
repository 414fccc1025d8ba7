import { type Message, t } from '@kontor/i18n'
import type { UnitOfWork } from '../../platform/index.ts'
import { whyNoCode } from '../coding/index.ts'
import { ask, type Finding, type Flow } from '../workflow-engine/index.ts'

/** What is to be mended in a workflow before documents follow it: in what its steps say, and in what they ask of the company. */
export async function findingsHere(uow: UnitOfWork, flow: Flow): Promise<Finding[]> {
  const { findings } = await ask<'check'>({ kind: 'check', flow })
  const unknown = await unknownCodes(uow, flow)
  return [
    ...findings,
    ...unknown.map(({ stepId, message }) => ({ stepId, message: t`${message}: choose another code.` })),
  ]
}

/** Steps that set a code which the company has not. */
export async function unknownCodes(uow: UnitOfWork, { Steps }: Flow) {
  const found: { readonly stepId: string; readonly message: Message }[] = []
  for (const { Id, Name, Kind, Field, ListId, Code } of Steps) {
    if (Kind !== 'SET' || Field !== 'CODE' || ListId === undefined || Code === undefined) continue
    const why = await whyNoCode(uow, { listId: ListId, code: Code })
    if (why !== undefined) found.push({ stepId: Id, message: t`“${Name}” sets the code ${Code}, but ${why}` })
  }
  return found
}
