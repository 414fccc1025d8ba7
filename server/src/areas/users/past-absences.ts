import { dayIn, type UnitOfWork } from '../../platform/index.ts'
import { linesOfKinds } from '../../platform/log/store.ts'
import { fromOneWord } from './absences.ts'
import { type AbsenceStatement, type AwayWith, awayBefore } from './rules.ts'

/** An absence that began before, and is not over, was said at most so long ago, in milliseconds. */
const maxAbsenceAgeMs = 400 * 86_400_000

/** When people of the company were away until yesterday, as the exchange log tells: an account knows those that are not over. */
export async function pastAbsences(
  uow: UnitOfWork,
  personIds: readonly string[],
  zone: string,
): Promise<ReadonlyMap<string, readonly AwayWith[]>> {
  const since = new Date(uow.now.getTime() - maxAbsenceAgeMs)
  const lines = await linesOfKinds(uow.tx, uow.companyId, personIds, ['user.away', 'user.back'], since)
  const today = dayIn(zone, uow.now)
  const statements = lines.map(({ object_id, kind, detail, at }): AbsenceStatement & { personId: string } => {
    const { from, until, substitute, later } = (detail ?? {}) as Partial<Record<string, string | null>>
    const first = kind === 'user.away' && from && until ? [{ from, until, substituteId: substitute ?? null }] : []
    const away = [...first, ...fromOneWord(later ?? '')]
    return { personId: object_id, day: dayIn(zone, at), away }
  })
  return new Map(
    [...Map.groupBy(statements, ({ personId }) => personId)].map(([id, words]) => [id, awayBefore(words, today)]),
  )
}
