import { type Message, t } from '@kontor/i18n'
import { unfit } from '../../platform/index.ts'
import { ask, type Flow } from '../workflow-engine/index.ts'
import type { VersionRecord } from './records.ts'

type Stored = Pick<VersionRecord, 'bpmn' | 'dmn' | 'name' | 'types'>

/** The steps of a version. */
export const flowOf = async (version: Stored): Promise<Flow> => (await drawnFlow(version)).flow

/** The steps of a version, and how its file draws them. */
export async function drawnFlow({ bpmn, dmn, name, types }: Stored) {
  const read = await ask<'read'>({ kind: 'read', xml: bpmn, dmn })
  if ('refused' in read) throw new Error(`A stored workflow cannot be read: ${read.refused.id}`)
  return { flow: { ...read.flow, Name: name, Types: [...types] }, drawing: read.drawing }
}

/** @throws ApiError BadRequest: it is no BPMN, its tables are no DMN, or it has what no workflow here may do. */
export async function flowGiven(
  { bpmn, dmn }: Pick<VersionRecord, 'bpmn' | 'dmn'>,
  field: 'Flow' | 'Steps' = 'Flow',
): Promise<Flow> {
  const read = await ask<'read'>({ kind: 'read', xml: bpmn, dmn })
  if ('refused' in read) throw unfit(field, t`${field} cannot be imported: ${read.refused satisfies Message}.`)
  return read.flow
}
