import { type Message, t } from '@kontor/i18n'
import { ApiError, type UnitOfWork } from '../../platform/index.ts'
import { namesOf } from '../users/index.ts'
import { numberOf, type RequisitionRecord } from './records.ts'
import { externalSystem, lockHolder } from './rules/actions.ts'

/** Who holds a lock, by the names of people: another system that deals with it, or a person. */
export const holderIn = ({ properties }: RequisitionRecord, names: ReadonlyMap<string, string>): string | undefined =>
  properties[externalSystem] ?? names.get(properties[lockHolder] ?? '')

/** That it is locked, and by whom. */
export async function whyLocked(uow: UnitOfWork, record: RequisitionRecord): Promise<Message> {
  const userId = record.properties[lockHolder]
  const name = holderIn(record, userId === undefined ? new Map() : await namesOf(uow, [userId]))
  return name ? t`it is locked by ${name}` : t`it is locked`
}

/** @throws ApiError Locked */
export async function mustBeUnlocked(uow: UnitOfWork, record: RequisitionRecord): Promise<void> {
  if (!record.locked) return
  throw new ApiError(
    'Locked',
    t`The requisition ${numberOf(record)} cannot be changed: ${await whyLocked(uow, record)}.`,
    { details: { state: record.state } },
  )
}
