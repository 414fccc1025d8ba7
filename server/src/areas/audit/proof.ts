import { t } from '@kontor/i18n'
import { type Settings, type UnitOfWork, unfit } from '../../platform/index.ts'
import { openLogKey } from '../../platform/log/keys.ts'
import { ProofTooLong, proofOf } from '../../platform/log/proof.ts'
import type { Period } from '../../platform/log/proof-store.ts'
import { companyRef } from '../companies/index.ts'

/** @throws ApiError BadRequest where nothing of the period is sealed, or it has more lines than one file holds */
export async function proofFor(
  uow: UnitOfWork,
  { dataFolder }: Pick<Settings, 'dataFolder'>,
  period: Period,
): Promise<string> {
  const name = (await companyRef(uow))?.Name ?? ''
  try {
    const proof = await proofOf(uow.tx, openLogKey(dataFolder), { id: uow.companyId, name }, period)
    if (proof === undefined) throw unfit('since', t`There are no entries in this period: choose another one.`)
    return proof
  } catch (error) {
    if (!(error instanceof ProofTooLong)) throw error
    throw unfit('since', t`This period has more than ${error.maxLines} entries: choose a shorter one.`)
  }
}
