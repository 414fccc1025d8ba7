import { type Act, dayInUtc } from '../../platform/index.ts'
import { companyRef } from '../companies/index.ts'
import { type Kept, lawOf, type Retention, type RetentionLaw, retentionOf } from '../entries/index.ts'

/** The law under which the company keeps its papers today. */
export async function ownLaw(act: Act): Promise<RetentionLaw & { readonly company: string }> {
  const company = (await companyRef(act))?.Country ?? ''
  return { ...lawOf(company, dayInUtc(act.now)), company }
}

/** The entry, and until when the law has it kept. */
export const retained = async <E extends Kept>(
  act: Act,
  entry: E,
): Promise<E & { retention: Retention | undefined }> => ({
  ...entry,
  retention: retentionOf(entry, await ownLaw(act)),
})
