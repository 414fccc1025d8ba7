import type { Of, ScanSender } from '@kontor/contract'
import type { UnitOfWork } from '../../platform/index.ts'
import { partnersOutside } from '../network/index.ts'
import type { UploadRecord } from './records.ts'
import { senderScore } from './rules/index.ts'

/** How many are proposed: who is none of these is searched for. */
const maxSenders = 5

/** From which partners an upload probably comes, by what its pages say in letters, what was typed, and who mailed it. */
export async function likelySenders(
  uow: UnitOfWork,
  { senderName, mailFrom, connectionId }: UploadRecord,
  text: string,
): Promise<Of<typeof ScanSender>[]> {
  const evidence = { text, senderName, mailFrom }
  return (await partnersOutside(uow))
    .map((partner) => ({ partner, score: partner.id === connectionId ? 100 : senderScore(evidence, partner) }))
    .filter(({ score }) => score > 0)
    .toSorted(
      (one, other) => other.score - one.score || one.partner.partnerName.localeCompare(other.partner.partnerName),
    )
    .slice(0, maxSenders)
    .map(({ partner, score }) => ({
      ConnectionId: partner.id,
      CompanyName: partner.partnerName,
      Country: partner.country,
      Score: score,
    }))
}
